# The list of what an archive contains, as SPDX 2.3; dist.sh reads this with `.`.

# Licences by the names of Debian's source packages and of Homebrew's formulae. One that is not here becomes NOASSERTION: its text is
# in the folder of licences all the same.
licence_of() { # licence_of OWNER LIBRARY
  case "$1 $2" in
    *ICU*) echo "Apache-2.0 WITH Swift-exception AND Unicode-3.0" ;;
    swift\ *) echo "Apache-2.0 WITH Swift-exception" ;;
    graphviz\ *) echo EPL-1.0 ;;
    cmark-gfm\ *) echo "BSD-2-Clause AND MIT" ;;
    expat\ *) echo MIT ;;
    zlib\ *) echo Zlib ;;
    libtool\ *) echo "LGPL-2.0-or-later WITH Libtool-exception" ;;
    gcc-*\ *) echo "GPL-3.0-or-later WITH GCC-exception-3.1" ;;
    *) echo NOASSERTION ;;
  esac
}

sum_of() { sum "$1" | cut -d ' ' -f 1; }

spdx_package() { # spdx_package ID NAME VERSION LICENCE SHA256 COMMENT
  printf '    {\n      "SPDXID": "SPDXRef-%s",\n      "name": "%s",\n      "versionInfo": "%s",\n' "$1" "$2" "$3"
  printf '      "downloadLocation": "NOASSERTION",\n      "filesAnalyzed": false,\n'
  printf '      "licenseConcluded": "NOASSERTION",\n      "licenseDeclared": "%s",\n      "copyrightText": "NOASSERTION",\n' "$4"
  printf '      "checksums": [{ "algorithm": "SHA256", "checksumValue": "%s" }],\n      "comment": "%s"\n    }' "$5" "$6"
}

spdx_relationship() { # spdx_relationship FROM KIND TO
  printf '    { "spdxElementId": "SPDXRef-%s", "relationshipType": "%s", "relatedSpdxElement": "SPDXRef-%s" }' "$1" "$2" "$3"
}

# Reads rows of a library, its owner, version and licences, as LIBRARIES.txt has them. A second run writes the same bytes.
write_spdx() {
  rows=$(cat)
  program=$(sum_of "$dist/bin/flowdoc")
  created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
  printf '{\n  "spdxVersion": "SPDX-2.3",\n  "dataLicense": "CC0-1.0",\n  "SPDXID": "SPDXRef-DOCUMENT",\n  "name": "%s",\n' "$name"
  printf '  "documentNamespace": "https://spdx.org/spdxdocs/%s-%s",\n' "$name" "$program"
  printf '  "creationInfo": { "created": "%s", "creators": ["Tool: flowdoc/Scripts/dist.sh"] },\n' "$created"
  printf '  "packages": [\n'
  spdx_package flowdoc flowdoc "$version" MIT "$program" "The program. Its licence is in share/doc/flowdoc/LICENSE."
  echo "$rows" | while read -r library owner owned licences; do
    file=$(find "$libraries" -name "$library")
    printf ',\n'
    spdx_package "$(spdx_id "$library")" "$owner" "$owned" "$(licence_of "$owner" "$library")" "$(sum_of "$file")" \
      "The file ${file#"$dist/"}. Its licence is in share/doc/flowdoc/licences/${licences%%,*}."
  done
  printf '\n  ],\n  "relationships": [\n'
  spdx_relationship DOCUMENT DESCRIBES flowdoc
  echo "$rows" | while read -r library _; do
    printf ',\n'
    spdx_relationship flowdoc DYNAMIC_LINK "$(spdx_id "$library")"
  done
  printf '\n  ]\n}\n'
}

spdx_id() { echo "$1" | tr -c 'A-Za-z0-9.\n-' '-'; }
