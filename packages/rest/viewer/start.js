// A file of its own, not inline: the page's content security policy allows no inline scripts.
window.addEventListener("DOMContentLoaded", () => {
  window.SwaggerUIBundle({
    url: "/api/openapi.json",
    dom_id: "#api-viewer",
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    docExpansion: "list",
    // Nothing leaves this host: without it the document's address is sent to a public validator.
    validatorUrl: null,
  });
});
