# Builds with everything, ships with little: Node and the build, which has its packages in it, and nothing else. It runs as
# a user without rights, on a read-only file system, without capabilities.

# The image that runs now: its pages ask for their files after this one has taken its place. The base has none.
ARG PREVIOUS=node

# One exact version, to which Renovate adds the digest (renovate.json).
FROM node:24.21.0-bookworm-slim AS node

FROM ${PREVIOUS} AS previous

FROM node AS build
WORKDIR /site
COPY package.json package-lock.json ./
# Who has a registry of their own gives its .npmrc as a secret: a token in a layer is read by whoever has the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --ignore-scripts --no-audit --no-fund
COPY build.mjs tsconfig.json ./
COPY scripts scripts
COPY public public
COPY shared shared
COPY client client
COPY server server
# The brand that is drawn into the Open Graph images; nothing else is decided before the start.
ARG SITE_NAME
# The image that runs now is mounted and not copied: a build replaces `dist/` by renaming it, which overlayfs refuses for a
# folder of an earlier layer. client.meta.json is what tests read of a build.
RUN --mount=type=bind,from=previous,target=/previous \
    npm run build -- --previous /previous/site/dist && rm dist/client.meta.json

FROM node
# Unused at run time, useful to an attacker.
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn*
ENV NODE_ENV=production HOST=:: PORT=3000
ENV MALLOC_ARENA_MAX=2
# The brand of the pictures is that of the pages; none is the default.
ARG SITE_NAME
ENV SITE_NAME=$SITE_NAME
WORKDIR /site
# package.json says that the scripts are modules.
COPY package.json LICENSE ./
COPY --from=build /site/dist dist
# By number: Kubernetes cannot see of a name that it is not root's.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Asks the address on which the server listens; the loopback where that is every address.
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "const { HOST, PORT } = process.env, host = /^(::|0\\.0\\.0\\.0)?$/.test(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST; fetch(`http://${host}:${PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, without npm or a shell: it answers SIGTERM by letting open requests finish, and starts no
# process that an init would have to reap. bench/support/production.mjs says what the flags and MALLOC_ARENA_MAX are for.
ENTRYPOINT []
CMD ["node", "--min-semi-space-size=6", "--max-semi-space-size=6", "dist/server/main.js"]
# Who asks an image what it is: --build-arg VERSION=… REVISION=… CREATED=… SOURCE=…
ARG VERSION
ARG REVISION
ARG CREATED
ARG SOURCE
LABEL org.opencontainers.image.title="Jandaia site" \
      org.opencontainers.image.description="Bilingual website that decides every address itself: Express and React in one Node process." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION \
      org.opencontainers.image.created=$CREATED \
      org.opencontainers.image.source=$SOURCE
