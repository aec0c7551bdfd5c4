import { scopeFor } from "@gf-ledger/api/gate/rules/reach";
import { schemasOf } from "../procedure-schemas";
import { reachOf } from "../request/reach-of-route";
import type { RestRoute } from "../rest-route";
import { failureStatuses } from "./failure-answers";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

function parameter(place: "path" | "query", name: string, input: JsonSchema, route: RestRoute) {
  const schema = input.properties?.[name] ?? { type: "string" };
  const example = place === "path" ? route.example?.params?.[name] : route.example?.query?.[name];
  const isNumber = typeof schema === "object" && (schema.type === "integer" || schema.type === "number");
  return {
    name,
    in: place,
    required: place === "path" || (input.required ?? []).includes(name),
    schema,
    ...(example === undefined ? {} : { example: isNumber ? Number(example) : example }),
  };
}

/** The body's schema: the input without the fields of the path and the query. */
function bodySchema(input: JsonSchema, elsewhere: readonly string[]): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !elsewhere.includes(name)),
  );
  const required = (input.required ?? []).filter((name) => !elsewhere.includes(name));
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function successContent(route: RestRoute, components: Record<string, JsonSchema>) {
  if (route.mediaType) return { [route.mediaType]: { schema: { type: "string" } } };
  const { output } = schemasOf(route);
  return {
    "application/json": { schema: output ? jsonSchemaOf(output, "output", components) : {} },
    ...(route.respondWithEvents ? { "text/event-stream": { schema: { type: "string" } } } : {}),
  };
}

/** What a call accepts: the session and, where a key may make it (accounts-38), a key of the named scope. */
function securityOf(route: RestRoute) {
  const { gate, type } = reachOf(route);
  if (gate === "open") return [];
  return [{ session: [] }, ...(gate === "key" || gate === "comment" ? [{ apiKey: [scopeFor(type)] }] : [])];
}

const BINARY: JsonSchema = { type: "string", format: "binary" };

/** The forms in which a photo is sent beside JSON: itself, or the file of a form. */
function imageContent(imageField: string, body: JsonSchema) {
  const others = Object.entries(body.properties ?? {}).filter(
    ([, field]) => typeof field === "object" && field.type === "string",
  );
  const properties = { ...Object.fromEntries(others), [imageField]: BINARY };
  return {
    "multipart/form-data": { schema: { type: "object", required: [imageField], properties } },
    "image/*": { schema: BINARY },
    "application/octet-stream": { schema: BINARY },
    "application/pdf": { schema: BINARY },
  };
}

function bodyContent(route: RestRoute, schema: JsonSchema) {
  const example = route.example?.body ? { example: route.example.body } : {};
  return {
    "application/json": { schema, ...example },
    ...(route.imageField ? imageContent(route.imageField, schema) : {}),
  };
}

/** One row of the table as an OpenAPI operation. */
export function operationOf(route: RestRoute, components: Record<string, JsonSchema>) {
  const [schema] = schemasOf(route).inputs;
  const input: JsonSchema = schema ? jsonSchemaOf(schema, "input", components) : { type: "object" };
  const inPath = pathNames(route.path);
  const inQuery = route.query ?? [];
  return {
    operationId: route.operationId ?? route.procedure.replace(".", "-"),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    security: securityOf(route),
    parameters: [
      ...inPath.map((name) => parameter("path", name, input, route)),
      ...inQuery.map((name) => parameter("query", name, input, route)),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: route.body === "required",
            content: bodyContent(route, bodySchema(input, [...inPath, ...inQuery])),
          },
        }
      : {}),
    responses: {
      200: {
        description: "Done.",
        headers: {
          "Content-Language": { $ref: "#/components/headers/ContentLanguage" },
          "X-Request-Id": { $ref: "#/components/headers/RequestId" },
        },
        content: successContent(route, components),
      },
      ...Object.fromEntries(
        failureStatuses(route).map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
      ),
    },
  };
}
