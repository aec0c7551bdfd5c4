import type { Pool } from "../owners/peoples-tables";

interface UniqueColumns {
  /** A column that is unique by itself and may be empty. */
  readonly mayBeEmpty: string | null;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly pointsTo: string | null;
  }[];
}

const UNIQUE = `
  SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, NULL),
    'pointsTo', confrelid::regclass::text) ORDER BY attnum) AS columns,
    min(attname) FILTER (WHERE indnatts = 1 AND NOT attnotnull) AS "mayBeEmpty"
  FROM pg_index
    JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    LEFT JOIN pg_constraint ON conrelid = indrelid AND contype = 'f' AND conkey = ARRAY[attnum]
  WHERE indrelid = $1::regclass AND indisunique AND attname NOT IN ('id', 'user_id')
  GROUP BY indexrelid`;

const ONCE = `
  SELECT FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
  WHERE indrelid = $1::regclass AND indisunique AND indnatts = 1 AND attname = 'user_id'`;

/** A value of each type that no other copy of the row has, the likeliest first; `n` counts the copies of one person. */
const OTHER_VALUE: Readonly<Record<string, (column: string) => string>> = {
  date: (column) => `t.${column} + n`,
  "timestamp with time zone": (column) => `t.${column} + n * interval '1 day'`,
  uuid: () => "gen_random_uuid()",
  text: () => "gen_random_uuid()",
};

/**
 * What has to differ between the copies of a table's row, as pairs of a JSON object, and whether an account has one
 * row alone.
 */
export async function differencesOf(
  pool: Pool,
  table: string,
): Promise<{ readonly differences: string; readonly isAlone: boolean }> {
  const { rows: indexes } = await pool.query<UniqueColumns>(UNIQUE, [table]);
  const { rows: once } = await pool.query(ONCE, [table]);
  const pairs = indexes.flatMap(({ columns, mayBeEmpty }) => {
    for (const [type, other] of Object.entries(OTHER_VALUE)) {
      const free = columns.find((column) => column.pointsTo === null && column.type === type);
      if (free) return [`'${free.name}', ${other(free.name)}`];
    }
    // A row that another one alone points to is pointed to by no copy.
    return mayBeEmpty ? [`'${mayBeEmpty}', NULL`] : [];
  });
  const isAlone = once.length > 0 || pairs.length < indexes.length;
  return { differences: ["'copy', n", ...pairs].join(", "), isAlone };
}
