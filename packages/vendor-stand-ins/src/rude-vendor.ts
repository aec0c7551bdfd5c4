import { HttpResponse, http } from "msw";
import { serveVendor } from "./serve-vendor";

const ORIGIN = "https://vendor.example";

/** A vendor at its worst: it fails every call, and repeats in its error whatever it was sent. */
export async function startRudeVendor() {
  const asked: string[] = [];
  const failing = http.all(`${ORIGIN}/*`, async ({ request }) => {
    asked.push(new URL(request.url).pathname);
    const body = await request.text();
    const message = `Not understood: ${body.slice(-300)} (sent with ${request.headers.get("authorization")})`;
    return HttpResponse.json({ error: { type: "invalid_request_error", message } }, { status: 400 });
  });
  return { ...(await serveVendor(ORIGIN, [failing])), asked };
}
