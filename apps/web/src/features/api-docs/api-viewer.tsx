"use client";

import { useEffect, useRef } from "react";
import "swagger-ui-dist/swagger-ui.css";

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
        deepLinking: true,
        defaultModelsExpandDepth: -1,
        // The default asks a public service to judge the document.
        validatorUrl: null,
      }),
    );
    return () => domNode.replaceChildren();
  }, []);
  // The viewer has light colours of its own.
  return (
    <div
      ref={place}
      className="rounded-xl"
      style={{ colorScheme: "light", background: "#fff", color: "#222" }}
    />
  );
}
