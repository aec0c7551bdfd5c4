// Asks the product on this machine, under a host name that it answers to, whether it is ready. Exits with 0
// when it is, otherwise with 1.
import { get } from "node:http";

const { PORT, APP_URL_CA } = process.env;
const port = Number(PORT || 3000);
const host = APP_URL_CA ? new URL(APP_URL_CA).host : `localhost:${port}`;
get({ host: "127.0.0.1", port, path: "/api/ready", headers: { host } }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
}).on("error", () => process.exit(1));
