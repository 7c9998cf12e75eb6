# flowdoc in a container, of what `make dist` left: `docker build --build-arg DIST=.build/dist/flowdoc-0.1.0-linux-x86_64 .`
# In the folder of an app: `docker run --rm --user "$(id -u)" --volume "$PWD:/app" ghcr.io/flowdoc/flowdoc generate`
# Buildah has made the image, upon a Debian 13 of debootstrap's; Docker has not. `make dist-check` takes the same steps in a root.
FROM debian:13-slim
ARG DIST

# Git reads revisions, and nothing else is needed.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends git && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 flowdoc
COPY ${DIST} /usr/local

USER flowdoc
WORKDIR /app
# Whoever runs it as another user has no home in here.
ENV XDG_CACHE_HOME=/tmp/cache
ENTRYPOINT ["flowdoc"]
