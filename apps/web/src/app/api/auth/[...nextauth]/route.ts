import NextAuth from "next-auth";
import { authOptions } from "@/server/auth-options";

type Handler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

/** Made with the first request: at build time there is no environment to read. */
const handle: Handler = (request, context) => (NextAuth(authOptions()) as Handler)(request, context);

export { handle as GET, handle as POST };
