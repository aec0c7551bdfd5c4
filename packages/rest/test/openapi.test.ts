import { createConfig, lintFromString } from "@redocly/openapi-core";
import Ajv from "ajv/dist/2020";
import { expect, test } from "vitest";
import { openApiDocument } from "../src/openapi/openapi-document";
import { routeTable } from "../src/route-table";

const document = openApiDocument(routeTable, ["https://gfledger.ca", "https://gfledger.com"]);

test("api-24 the OpenAPI document passes a public linter (Redocly, recommended rules) without a finding", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const findings = await lintFromString({ source: JSON.stringify(document), config });
  expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(document, "document");

interface Operation {
  operationId: string;
  requestBody?: { content: { "application/json": { schema: object; example?: unknown } } };
  parameters: { name: string; schema: object; example?: unknown }[];
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Operation,
  })),
);

const inDocument = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/components", "document#/components")) as object;

test.each(operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one.operation] as const))(
  "the examples of %s fit their own schemas",
  (_address, operation) => {
    const json = operation.requestBody?.content["application/json"];
    const examples = [
      ...(json ? [[json.schema, json.example] as const] : []),
      ...operation.parameters.map(({ schema, example }) => [schema, example] as const),
    ].filter(([, example]) => example !== undefined);
    const problems = examples.flatMap(([schema, example]) => {
      const check = ajv.compile(inDocument(schema));
      return check(example) ? [] : [check.errors];
    });
    expect(problems).toEqual([]);
    if (json) expect(json.example).toBeDefined();
  },
);

test("no two operations share a name", () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});
