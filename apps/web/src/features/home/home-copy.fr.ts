import type { HomeCopy } from "./page-copy";

const KEPT = "Vous la conservez, six ans à compter de la fin de l’année d’imposition";

/** The home page's texts for French Canada (docs/glossary.fr.md). */
export const HOME_COPY_FRENCH: HomeCopy = {
  title: "Demandez le coût supplémentaire de l’épicerie sans gluten",
  description:
    "Prenez un reçu d’épicerie en photo. GF Ledger y trouve les articles sans gluten, calcule ce qu’ils coûtent de plus que les produits comparables et tient un dossier prêt pour l’ARC et pour votre crédit d’impôt pour frais médicaux.",
  audience: "Pour les personnes cœliaques au Canada",
  headline: "Le sans-gluten coûte plus cher. Demandez la différence.",
  lead: "Prenez un reçu d’épicerie en photo. GF Ledger y trouve les articles sans gluten, calcule ce que chacun coûte de plus qu’un produit comparable et tient le dossier que l’ARC demande.",
  proof:
    "Au Canada, les personnes cœliaques peuvent demander le coût supplémentaire des aliments sans gluten comme frais médicaux, à la ligne 33099 ou 33199. Quatre sur cinq ne le font jamais, à cause de la paperasse (sondage de Cœliaque Canada).",
  complianceTitle: "Conçu selon ce que l’ARC demande",
  compliance:
    "L’ARC demande une lettre qui atteste la maladie cœliaque, un reçu pour chaque produit sans gluten et un sommaire de ce que vous avez acheté, avec son coût supplémentaire. GF Ledger rédige le sommaire. Vous conservez la lettre et les reçus originaux pendant six ans à compter de la fin de l’année d’imposition à laquelle ils servent. C’est une estimation à vérifier, et non un conseil fiscal; au Québec, la ligne 381 de la déclaration provinciale et, en Colombie-Britannique, le crédit de la province partent du même dossier.",
  papers: [
    { name: "Une lettre qui atteste la maladie cœliaque", keeper: KEPT },
    {
      name: "Un reçu pour chaque produit sans gluten",
      keeper: KEPT.replace("la conservez", "le conservez"),
    },
    {
      name: "Un sommaire de chaque produit et de son coût supplémentaire",
      keeper: "GF Ledger le rédige",
    },
  ],
};
