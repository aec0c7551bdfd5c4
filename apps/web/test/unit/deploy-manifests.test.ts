import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "../../../..");
const text = (file: string) => readFileSync(join(ROOT, file), "utf8");

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[];
  readonly securityContext: unknown;
}
interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: { readonly securityContext: object; readonly containers: readonly Container[] };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec: {
    readonly template: PodTemplate;
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly podSelector: { readonly matchLabels?: Readonly<Record<string, string>> };
  };
  readonly data: Readonly<Record<string, string>>;
}
interface Model {
  validate(): void;
}
type ModelClass = new (data: unknown) => Model;

/** The gauge by which readers are added; one that the service does not tell would add none. */
const WAITING = "gf_reader_service_waiting";

const files = readdirSync(join(ROOT, "deploy")).filter((name) => name.endsWith(".yaml"));
const manifests = files.flatMap((name) =>
  parseAllDocuments(text(`deploy/${name}`), { strict: true, uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = manifests.filter(({ kind }) => kind === "Deployment" || kind === "Job");
const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);

/** The class of Kubernetes' own schema, generated from its OpenAPI document. */
async function modelOf({ apiVersion, kind }: Manifest): Promise<ModelClass> {
  const path = `kubernetes-models/${apiVersion}/${kind}`;
  const module = (await import(path)) as Readonly<Record<string, ModelClass>>;
  const model = module[kind];
  if (!model) throw new Error(`Kubernetes has no ${kind} in ${apiVersion}.`);
  return model;
}

test("operating-34 every manifest fits Kubernetes' own schema", async () => {
  expect(files).toEqual([
    ...["migrate.yaml", "namespace.yaml", "network.yaml"],
    ...["reader.yaml", "settings.yaml", "web.yaml"],
  ]);
  for (const manifest of manifests) {
    const model = await modelOf(manifest);
    expect(() => new model(manifest).validate(), manifest.metadata.name).not.toThrow();
    if (manifest.kind !== "Namespace") expect(manifest.metadata.namespace).toBe("gf-ledger");
  }
});

test("operating-34 the schema refuses a manifest that is wrong", async () => {
  const [deployment] = ofKind("Deployment");
  if (!deployment) throw new Error("There is no deployment.");
  const model = await modelOf(deployment);
  const wrong = { ...deployment, spec: { ...deployment.spec, replicas: "two" } };
  expect(() => new model(wrong).validate()).toThrow(/replicas/);
});

test("operating-34 pods run as nobody in particular, without rights, on a root that is only read", () => {
  for (const { spec } of workloads) {
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  }
  for (const { securityContext } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  }
});

test("operating-34 migrations are a job of the same image, and web pods may be evicted only one at a time", () => {
  const { version } = parse(text("package.json")) as { version: string };
  expect(new Set(containers.map(({ image }) => image))).toEqual(
    new Set([`ghcr.io/OWNER/gf-ledger:${version}`]),
  );
  const [job] = ofKind("Job");
  expect(job?.metadata.name).toBe(`gf-ledger-migrate-${version.replaceAll(".", "-")}`);
  expect(job?.spec.template.spec.containers[0]?.command).toEqual(["node", "apps/web/dist/migrate.mjs"]);
  for (const name of ["gf-ledger-web", "gf-ledger-reader"]) {
    const called = (kind: string) => ofKind(kind).filter(({ metadata }) => metadata.name === name);
    const [deployment] = called("Deployment");
    const labels = deployment?.spec.template.metadata.labels;
    expect(deployment?.spec.selector.matchLabels).toEqual(labels);
    expect(called("PodDisruptionBudget").map(({ spec }) => spec.selector.matchLabels)).toEqual([labels]);
    expect(called("Service").map(({ spec }) => spec.selector)).toEqual([labels]);
  }
});

test("operating-38 readers apart run the image's service, are replaced one by one, and are more as soon as photos wait", () => {
  const reader = workloads.find(({ metadata }) => metadata.name === "gf-ledger-reader");
  expect(reader?.spec.template.spec.containers[0]?.command).toEqual([
    ...["node", "packages/reader/dist/reader-service.mjs"],
  ]);
  const [autoscaler] = ofKind("HorizontalPodAutoscaler");
  expect(autoscaler?.spec).toMatchObject({
    scaleTargetRef: { kind: "Deployment", name: "gf-ledger-reader" },
    metrics: [{ type: "Pods", pods: { metric: { name: WAITING } } }, { type: "Resource" }],
  });
  expect(text("packages/reader/src/remote/service-metrics.ts")).toContain(`name: "${WAITING}"`);
});

test("operating-34 traffic is closed but for what a policy opens, and settings are those that the product reads", () => {
  const policies = ofKind("NetworkPolicy");
  expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ["Ingress", "Egress"] });
  const labels = workloads.map(({ spec }) => spec.template.metadata.labels);
  for (const { metadata, spec } of policies.slice(1)) {
    const chosen = Object.entries(spec.podSelector.matchLabels ?? {});
    const fits = labels.some((one) => chosen.every(([key, value]) => one[key] === value));
    expect(chosen.length > 0 && fits, metadata.name).toBe(true);
  }
  const known = [...text(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const [settings] = ofKind("ConfigMap");
  expect(Object.keys(settings?.data ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  expect(ofKind("Secret")).toEqual([]);
});
