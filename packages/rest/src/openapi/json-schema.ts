import { emailSchema } from "@gf-ledger/domain/account/sign-in/credentials";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { makeImportInput } from "@gf-ledger/domain/imports/import-input";
import { schemaNames } from "@gf-ledger/domain/input/schema-names";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import {
  confirmReceiptInput,
  itemIndexSchema,
  linePriceSchema,
  priceSchema,
  uploadReceiptInput,
} from "@gf-ledger/domain/receipt/receipt-input";
import { taxYearSchema } from "@gf-ledger/domain/tax-report/tax-report-input";
import { z } from "zod";
import { SPECIFIED_WORDS } from "../words/specified-words";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema for values whose form on the wire is checked in code, which zod can't translate. */
const WIRE_FORMS = new Map<z.core.$ZodType, JsonSchema>([
  [
    priceSchema,
    {
      description: "An amount of 0 or more, as a number or a numeric string.",
      anyOf: [
        { type: "number", minimum: 0, maximum: MAX_PRICE_CENTS / 100 },
        { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
      ],
    },
  ],
  [
    linePriceSchema,
    {
      description: "An amount, as a number or a numeric string; below 0 where money was given back.",
      anyOf: [
        { type: "number", minimum: -MAX_PRICE_CENTS / 100, maximum: MAX_PRICE_CENTS / 100 },
        { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" },
      ],
    },
  ],
  [taxYearSchema, { type: "integer", minimum: 1990, maximum: 2100, description: "A tax year." }],
  [itemIndexSchema, { type: "integer", minimum: 0, description: "The item's position, from 0." }],
  [emailSchema, { type: "string", format: "email", maxLength: 254 }],
  [calendarDateSchema, { type: "string", format: "date" }],
  // Bytes are base64 in JSON.
  [uploadReceiptInput.shape.image, { type: "string", minLength: 1 }],
  [confirmReceiptInput.shape.image.unwrap(), { type: "string" }],
  [makeImportInput.shape.file, { type: "string", minLength: 1 }],
]);

function describeWireForm({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}): void {
  const wire = WIRE_FORMS.get(zodSchema);
  if (wire) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, wire);
  }
  const words = SPECIFIED_WORDS.get(zodSchema);
  if (words && jsonSchema.properties) {
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties).map(([name, field]) => [words[name] ?? name, field]),
    );
    if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map((name) => words[name] ?? name);
  }
  const { def } = zodSchema._zod as { def: { type: string; coerce?: boolean } };
  if (def.type === "number" && def.coerce && !jsonSchema.type) jsonSchema.type = "number";
}

/** Points references at the document's components, into which the named schemas are moved. */
function withComponentReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === "$ref" && typeof child === "string"
        ? [key, child.replace("#/$defs/", "#/components/schemas/")]
        : [key, withComponentReferences(child)],
    ),
  );
}

/**
 * A zod schema as JSON Schema 2020-12, as it is sent (`input`) or answered (`output`). Named schemas are
 * added to `components` and referred to.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: "input" | "output",
  components: Record<string, JsonSchema>,
): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: schemaNames,
    unrepresentable: "any",
    override: describeWireForm,
  });
  const { $schema: _dialect, $defs, id: _id, ...rest } = withComponentReferences(made) as JsonSchema;
  for (const [name, { id: _name, ...definition }] of Object.entries($defs ?? {})) {
    components[name] = definition as JsonSchema;
  }
  return rest as JsonSchema;
}
