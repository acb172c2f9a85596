# The site as one small image: the pinned Node, the build, and production packages. It has no shell.
# docker build --build-arg SITE_URL=https://www.example.com --tag pipewright .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Pages contain their public URL, so the image serves one.
ARG SITE_URL
RUN test -n "$SITE_URL" && npm run build
# Leaves only the running site's packages.
RUN npm prune --omit=dev --omit=optional \
  && cp node_modules/node/bin/node /node \
  && cp --dereference /usr/lib/*-linux-gnu/libatomic.so.1 / \
  && rm -r node_modules/node node_modules/node-*
RUN mkdir /data

# Copies the hourly backups to a second place (the service `copies` in compose.yaml). Other builds skip this stage.
FROM node:26.10.0-bookworm-slim AS copies
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssh-client restic \
  && rm -r /var/lib/apt/lists/* \
  && useradd --uid 65532 --create-home nonroot
WORKDIR /site
COPY --from=build /site/package.json /site/site.config.ts ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/src src
ENV NODE_ENV=production DATA_DIR=/data RESTIC_CACHE_DIR=/tmp/restic
USER nonroot
CMD ["node", "src/leads/cli/main.ts", "copy-backups", "--hourly"]

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /node /usr/local/bin/node
# Node needs it, and the base image has none.
COPY --from=build /libatomic.so.1 /usr/lib/
WORKDIR /site
COPY --from=build /site/package.json /site/site.config.ts ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/src src
COPY --from=build /site/build build
COPY --from=build --chown=nonroot:nonroot /data /data
ARG SITE_URL
# In compose.yaml only /data is writable, and SQLite rewrites a large database in TMPDIR.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data SITE_URL=$SITE_URL
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
