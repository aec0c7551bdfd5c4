"use client";

import { useEffect, useRef } from "react";
import "./api-viewer.css";

/**
 * The viewer's dark colours follow a class of the document, not the system's setting; this sets the class.
 */
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

/**
 * The viewer uses plain cells as column headings; this marks each as a heading when it appears (WCAG 1.3.1).
 */
function headColumns(place: HTMLElement) {
  const head = () => {
    for (const cell of place.querySelectorAll("thead td:not([role])"))
      cell.setAttribute("role", "columnheader");
  };
  const watch = new MutationObserver(head);
  watch.observe(place, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Shows this server's OpenAPI document and lets the reader try its calls; loaded on this page alone. */
export function ApiViewer() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domNode = place.current;
    if (!domNode) return;
    void import("swagger-ui-dist/swagger-ui-es-bundle.js").then(({ default: SwaggerUIBundle }) =>
      SwaggerUIBundle({
        url: "/api/openapi.json",
        domNode,
        // It would put a link inside each button that opens a call.
        deepLinking: false,
        defaultModelsExpandDepth: -1,
        // The default sends the document to a public service for checking.
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
  return <div ref={place} className="overflow-x-auto rounded-lg border border-line bg-surface" />;
}
