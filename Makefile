# Each target does all the set-up that it needs. `make demo` shows what flowdoc does, `make test` checks everything.

SHELL := /bin/sh
# Modules are compiled whole, by one process each: the first build, which is the only one in CI, takes a third less processor time. Each later one
# compiles all of a module that has changed, so whoever changes code says INCREMENTAL=yes, once: what has that build uses it from then on.
WHOLE := -Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode
BY_FILE := $(if $(filter yes,$(INCREMENTAL)),yes,$(wildcard .build/checked/debug.yaml))
CHECKED := $(if $(BY_FILE),--scratch-path .build/checked,--scratch-path .build/whole $(WHOLE)) -Xswiftc -warnings-as-errors
# Several runs at a time use one build, which none of them changes.
TEST := BROWSER=$(or $(BROWSER),yes) FLOWDOC_LONG=$(LONG) Scripts/test.sh
BUILT := --ignore-lock --skip-build $(CHECKED)
SIDE_BY_SIDE := rm -f .build/*.failures; $(MAKE) --no-print-directory --keep-going --jobs=4
FAILED := || { cat .build/*.failures 2>/dev/null; exit 1; }
FLOWDOC := .build/release/flowdoc
CODE := Package.swift Sources Templates Examples/Shop/Sources Tests Plugins Benchmarks/Package.swift Benchmarks/Sources
SANITIZER := address
LINT := swift format lint --strict --parallel --recursive $(CODE)
SHOP := Examples/Shop/flowdoc.graph.json

.PHONY: demo site reference test build dist dist-check check bench fuzz kill sanitize docs format clean \
  tests-in-process tests-in-browser house-tests reference-check adapter-tests

## The Shop's tree, two pictures and its site, in demo/. Compiled without optimisation: that takes half the time, and the Shop is small.
demo:
	@Scripts/setup.sh build
	Scripts/build.sh --product flowdoc $(WHOLE)
	@Scripts/demo.sh .build/debug/flowdoc $(SHOP) demo

## The project's own site, in .build/site: the documentation and the Shop.
site: build
	$(FLOWDOC) generate --config site/.flowdoc.json --output .build/site

## The reference of FlowKit, FlowModel, FlowAnalysis and FlowExport, in .build/site/reference.
reference:
	Scripts/build.sh --target FlowKit
	Scripts/build.sh --target FlowExport
	Scripts/reference.sh "$$(swift build --show-bin-path)/Modules" .build/site/reference flowdoc/reference

## Everything: format, warnings, import rules, documentation, all tests. BROWSER=no leaves out those that need one,
## ONLY=Suite runs the suites of that name alone. LONG=yes tries more inputs, and compiles the program in a package that depends on it.
test:
	@BROWSER=$(or $(BROWSER),yes) Scripts/setup.sh test
	$(if $(ONLY),,$(LINT))
	Scripts/build.sh --build-tests $(CHECKED)
	$(if $(ONLY),$(TEST) $(BUILT) --filter '$(ONLY)',@$(SIDE_BY_SIDE) tests-in-process tests-in-browser reference-check adapter-tests $(FAILED))

## The release build: leaves .build/release/flowdoc.
build:
	@Scripts/setup.sh build
	Scripts/build.sh --configuration release --product flowdoc

## What others download, in .build/dist: a folder that runs anywhere, and the same as an archive with its sum.
dist: build
	@Scripts/setup.sh dist
	Scripts/dist.sh $(FLOWDOC) .build/dist

## What `make dist` left, tried in roots of Debian 12 and 13 that have nothing else, and as a container. As root, with debootstrap.
dist-check:
	Scripts/dist/roots.sh .build/dist bookworm trixie

## What a change must pass before it is looked at: format, warnings as errors, import rules, documentation up to date.
check:
	@Scripts/setup.sh build
	$(LINT)
	Scripts/build.sh --build-tests $(CHECKED)
	@$(SIDE_BY_SIDE) house-tests reference-check adapter-tests $(FAILED)

# The parts of `test` and `check` that need the build of the tests, and not each other.

tests-in-process:
	@$(TEST) --part $@ $(BUILT) --skip '^BrowserTests\.'

# A process of its own: among the other tests each step in a browser would wait its turn behind all of them.
tests-in-browser:
	@$(if $(filter no,$(BROWSER)),echo "Without the tests in a browser.",$(TEST) --part $@ $(BUILT) --filter '^BrowserTests\.')

house-tests:
	@$(TEST) --part $@ $(BUILT) --filter 'HouseTests|FormatTests|DocumentationTests|OwnSiteTests|GuideTests|ReadmeCodeTests'

# The reference from the modules that the tests were built with: its warnings are errors.
reference-check:
	@Scripts/reference.sh "$$(swift build $(CHECKED) --show-bin-path)/Modules" .build/checked-reference flowdoc/reference

# The adapters of FlowKit with stand-ins for Apple's frameworks; on a Mac those would be in the way of the real ones.
adapter-tests:
	@[ "$$(uname -s)" = Darwin ] || Scripts/test.sh --part $@ --package-path Tests/AppleStubs $(WHOLE) -Xswiftc -warnings-as-errors

## Every reader of bytes with inputs that nobody meant to write, for MINUTES; a crash leaves its input in .build/fuzz.
## READERS=png,svg tries those alone.
fuzz:
	@Scripts/setup.sh build
	Scripts/build.sh --build-tests $(CHECKED)
	FUZZ_MINUTES=$(or $(MINUTES),10) FUZZ_READERS=$(READERS) swift test --skip-build $(CHECKED) --filter FuzzTests

## Commands that write files, each ended KILLS times at a random moment.
kill: build
	Scripts/build.sh --build-tests $(CHECKED)
	FLOWDOC_PROGRAM=$(CURDIR)/$(FLOWDOC) FLOWDOC_KILLS=$(or $(KILLS),200) swift test --skip-build $(CHECKED) --filter KillTests

## The tests under a sanitizer: SANITIZER=address or thread. Leaves out those that need a browser, build packages, or measure what a
## sanitizer adds to.
sanitize:
	@Scripts/setup.sh build
	Scripts/build.sh --build-tests --sanitize=$(SANITIZER) --scratch-path .build/$(SANITIZER)
	ASAN_OPTIONS=detect_leaks=0 Scripts/test.sh --skip-build --sanitize=$(SANITIZER) --scratch-path .build/$(SANITIZER) \
	  --skip 'BrowserTests|PackageTests|DistTests|SetupTests|EmbeddingTests|DiffMemoryTests|keepsItsMemory|takesLessEffortWhereTimeIsShort|functionsThatCallEachOtherInALongRowEnd|coordinatorsThatStartEachOtherInALongCircleEnd'

## Ratios of times, measured in one run, and the time of each command on graphs of three sizes.
bench: build
	@Scripts/setup.sh bench
	swift run --configuration release --package-path Benchmarks flowdoc-bench
	swift run --configuration release --package-path Benchmarks flowdoc-bench sizes $(CURDIR)/$(FLOWDOC)

## Brings up to date what is generated: the format's tables and schema, the goldens, the pictures of the documentation.
docs: build
	-RECORD_GOLDENS=1 swift test $(CHECKED) --filter ShopGraphTests
	-RECORD_GOLDENS=1 swift test $(CHECKED) --filter 'FormatTests|GoldenTests|CompletionTests|VisitTests|WireframeTests|ReferenceTests|ShopPagesTests|LiveTreeSceneTests'
	$(FLOWDOC) export $(SHOP) --flow CheckoutFlow --format svg --output Documentation/images/checkout.svg

## Formats the code in place.
format:
	swift format --in-place --recursive $(CODE)

clean:
	rm -rf .build Benchmarks/.build Tests/AppleStubs/.build demo
