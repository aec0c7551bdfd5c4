# The product, with its own PostgreSQL for whoever brings none; the data folder is a volume.
ARG BUILDER=node:22-bookworm-slim
ARG BASE=debian:bookworm-slim
FROM ${BASE} AS base

FROM ${BUILDER} AS build
# Certificates for a network that has its own; given while building alone.
ARG NODE_EXTRA_CA_CERTS
WORKDIR /app
COPY . .
# For the bill of materials.
COPY --from=base /var/lib/dpkg/status /base-packages
# Installs, generates and builds, then lays out in /runtime only what runs.
RUN node scripts/image/build-image.mjs /runtime /base-packages

FROM base
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="GF Ledger" \
  org.opencontainers.image.description="A photo of a grocery receipt becomes a gluten-free tax report." \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /runtime /app
# PostgreSQL asks for the name of the user that it runs as.
RUN useradd --uid 1000 --no-create-home node && mkdir /data && chown 1000:1000 /data
WORKDIR /app
# By its number: Kubernetes cannot tell who a name is.
USER 1000:1000
# A container listens on every address to be reached at all; outbox and diagnostics still answer loopback
# alone.
ENV DATA_DIR=/data PORT=3000 HOST=0.0.0.0
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "apps/web/dist/serve.mjs"]
