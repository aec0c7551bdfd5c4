declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  interface SwaggerUiOptions {
    readonly url: string;
    readonly domNode: HTMLElement;
    readonly deepLinking?: boolean;
    readonly validatorUrl: string | null;
    readonly defaultModelsExpandDepth?: number;
    /** Called once the document is shown. */
    readonly onComplete?: () => void;
  }
  export default function SwaggerUIBundle(options: SwaggerUiOptions): unknown;
}
