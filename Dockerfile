# Builds with everything, ships with little: the build, which has its packages in it, and nothing else.

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY build.mjs tsconfig.json ./
COPY scripts scripts
COPY public public
COPY shared shared
COPY client client
COPY server server
# The brand that is drawn into the pictures for sharing; nothing else is decided before the start.
ARG SITE_NAME
RUN npm run build

FROM node:24-slim
LABEL org.opencontainers.image.title="Jandaia site" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
ENV MALLOC_ARENA_MAX=2
# The brand of the pictures is that of the pages; none is the default.
ARG SITE_NAME
ENV SITE_NAME=$SITE_NAME
WORKDIR /site
# It says that the scripts are modules.
COPY --from=build /site/package.json package.json
COPY --from=build /site/dist/assets.json dist/assets.json
COPY --from=build /site/dist/client dist/client
COPY --from=build /site/dist/server dist/server
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: it answers SIGTERM by letting open requests finish. scripts/production.mjs says
# what the flags and MALLOC_ARENA_MAX are for.
CMD ["node", "--min-semi-space-size=6", "--max-semi-space-size=6", "dist/server/main.js"]
