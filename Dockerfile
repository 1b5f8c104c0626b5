# The product without a database of its own: see docs/how-to/run-on-your-own-postgresql.md.

FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
# These become part of the pages.
ARG SITE_URL
ARG ADMIN_EMAIL
ENV SITE_URL=$SITE_URL ADMIN_EMAIL=$ADMIN_EMAIL
RUN npm run build && node scripts/steps/pack-server.ts /app

FROM node:24-slim
# Nothing is installed at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
    && install -d -o node -g node -m 700 /data
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
