// Asks the product on this machine whether it is ready, under a name that it answers to. Ends with 0 when it is.
import { get } from "node:http";

const { PORT, APP_URL_CA } = process.env;
const port = Number(PORT || 3000);
const host = APP_URL_CA ? new URL(APP_URL_CA).host : `localhost:${port}`;
get({ host: "127.0.0.1", port, path: "/api/ready", headers: { host } }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
}).on("error", () => process.exit(1));
