# The product with everything it needs; the data folder is a volume.
FROM node:22-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --chown=node:node . .
RUN mkdir -p /data && chown node:node /data /app
USER node
# A container listens on every address to be reached at all; outbox and diagnostics still answer loopback
# alone.
ENV DATA_DIR=/data PORT=3000 HOST=0.0.0.0
# Installs, generates and builds once, so that a start takes only seconds.
RUN node scripts/build-image.mjs
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "scripts/start.mjs"]
