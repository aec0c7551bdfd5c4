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

/** The viewer heads its tables with plain cells; says of each, as it appears, that it heads its column (WCAG 1.3.1). */
function headColumns(place: HTMLElement) {
  const head = () => {
    for (const cell of place.querySelectorAll("thead td:not([role])"))
      cell.setAttribute("role", "columnheader");
  };
  const watch = new MutationObserver(head);
  watch.observe(place, { childList: true, subtree: true });
  return () => watch.disconnect();
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
    const unwatch = headColumns(domNode);
    return () => {
      unwatch();
      domNode.replaceChildren();
    };
  }, []);
  useEffect(followColourScheme, []);
  return <div ref={place} className="rounded-lg border border-line bg-surface" />;
}
