# One image for both processors: `docker build -t direct365 .`, then `docker run -p 127.0.0.1:3000:3000 -v direct365:/data direct365`.
# deploy/docker/ has compose files for the private database and for your own.

# The version only has to be able to install and build: what runs is the Node.js among the packages.
ARG BUILD_IMAGE=node:24-trixie-slim
ARG RUN_IMAGE=debian:trixie-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
# Packages in a layer of their own: it is built again when their list changes, not with every change of the product.
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node scripts/bootstrap.cjs && rm -rf /root/.npm
COPY . .
RUN node scripts/bootstrap.cjs web mail server && rm -rf /root/.npm

FROM ${RUN_IMAGE}
# A number, so that an orchestrator can see that it is not root without reading the image's list of users.
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin direct365 \
  && install --directory --owner=10001 --group=10001 --mode=0700 /data
WORKDIR /app
# Belongs to root: the product does not change its own code.
COPY --from=build /app ./
ENV HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    PATH=/app/node_modules/node/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: a node that drains, or waits for its database, must not be killed for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["node", "/app/scripts/health-check.mjs"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--import", "/app/scripts/runtime.mjs"]
# The operator's commands: docker run … direct365 src/app/admin.ts --help
CMD ["dist/app/main.js"]
