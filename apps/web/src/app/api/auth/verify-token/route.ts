import { restHandler } from "@/server/request/rest";

export {
  restHandler as DELETE,
  restHandler as GET,
  restHandler as HEAD,
  restHandler as OPTIONS,
  restHandler as PATCH,
  restHandler as POST,
  restHandler as PUT,
};
