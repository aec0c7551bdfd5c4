import Ajv from "ajv/dist/2020";
import { send } from "./server-under-test";

export interface DocumentSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: "path" | "query"; example?: unknown }[];
  readonly requestBody?: {
    content: { "application/json": { schema: DocumentSchema; example?: Record<string, unknown> } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
  /** The ways to authenticate the call, one a row; empty for an open call. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

export interface Described {
  readonly address: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** The server's own OpenAPI document, and a check of answers against it. */
export async function fetchOpenApiDocument() {
  const { body } = await send("GET", "/api/openapi.json");
  const document = body as Document;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document as object, "document");
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Described => ({
        address: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
      }),
    ),
  );
  const pointer = (...parts: string[]) =>
    `document#/${parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

  /** What is wrong with an answer by the document; empty when nothing is. */
  function faultsOf(
    { method, path, operation }: Described,
    answer: { status: number; body: unknown },
  ): string[] {
    if (!operation.responses[answer.status]) return [`status ${answer.status} is not described`];
    const $ref =
      answer.status === 200
        ? pointer(
            "paths",
            path,
            method.toLowerCase(),
            "responses",
            "200",
            "content",
            "application/json",
            "schema",
          )
        : pointer("components", "schemas", "Error");
    const check = ajv.compile({ $ref });
    return check(answer.body) ? [] : (check.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  }
  return { operations, components: document.components.schemas, faultsOf };
}
