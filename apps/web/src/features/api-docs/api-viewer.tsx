"use client";

import { useEffect, useRef } from "react";
import "./api-viewer.css";

/** The viewer's own dark colours hang on a class of the document, not on what the system asks for. */
function followColourScheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement.classList;
  const follow = () => root.toggle("dark-mode", dark.matches);
  follow();
  dark.addEventListener("change", follow);
  return () => {
    dark.removeEventListener("change", follow);
    root.remove("dark-mode");
  };
}

/** Reads the OpenAPI document of this server and lets one try its calls; loaded on this page alone. */
export function ApiViewer() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domNode = place.current;
    if (!domNode) return;
    void import("swagger-ui-dist/swagger-ui-es-bundle.js").then(({ default: SwaggerUIBundle }) =>
      SwaggerUIBundle({
        url: "/api/openapi.json",
        domNode,
        // It would lay a link inside each button that opens a call.
        deepLinking: false,
        defaultModelsExpandDepth: -1,
        // The default asks a public service to judge the document.
        validatorUrl: null,
        onComplete: () => domNode.querySelector("#servers")?.setAttribute("aria-label", "Servers"),
      }),
    );
    return () => domNode.replaceChildren();
  }, []);
  useEffect(followColourScheme, []);
  return <div ref={place} className="rounded-lg border border-line bg-surface" />;
}
