import type { homeCopy as english } from "../en/home-copy";
import type { Translation } from "../translation";

export const homeCopy: Translation<typeof english> = {
  ca: {
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
    documents: {
      proof: {
        name: "Une lettre qui atteste la maladie cœliaque",
        keeper: "Vous la conservez, six ans à compter de la fin de l’année d’imposition",
      },
      receipts: {
        name: "Un reçu pour chaque produit sans gluten",
        keeper: "Vous le conservez, six ans à compter de la fin de l’année d’imposition",
      },
      summary: {
        name: "Un sommaire de chaque produit et de son coût supplémentaire",
        keeper: "GF Ledger le rédige",
      },
    },
  },
  us: {
    title: "Déduisez le coût supplémentaire de l’épicerie sans gluten",
    description:
      "Prenez un reçu d’épicerie en photo. GF Ledger y trouve les articles sans gluten, calcule ce qu’ils coûtent de plus que les produits comparables et tient un dossier pour vos déductions médicales détaillées.",
    audience: "Pour les personnes cœliaques aux États-Unis",
    headline: "Le sans-gluten coûte plus cher. Déduisez la différence.",
    lead: "Prenez un reçu d’épicerie en photo. GF Ledger y trouve les articles sans gluten, calcule ce que chacun coûte de plus qu’un produit comparable et tient le dossier à l’appui de votre déduction médicale.",
    proof:
      "Des tribunaux et une lettre de l’IRS de 2011 admettent comme frais médicaux le coût d’un régime spécial au-dessus de celui des aliments ordinaires. Il faut un diagnostic, détailler ses déductions et avoir des frais médicaux de plus de 7,5\u00A0% du revenu brut rajusté.",
    complianceTitle: "Conçu selon ce que l’IRS admet",
    compliance:
      "Les frais médicaux s’inscrivent à l’annexe A (Schedule A); seule compte la part au-dessus de 7,5\u00A0% du revenu brut rajusté, et seulement si vous détaillez vos déductions. GF Ledger garde chaque article, son équivalent courant et la différence. Vous conservez votre diagnostic et les reçus originaux pendant trois ans à compter du jour où vous produisez votre déclaration. C’est une estimation à vérifier, et non un conseil fiscal.",
    documents: {
      proof: {
        name: "Votre diagnostic, par écrit",
        keeper: "Vous le conservez, trois ans à compter de la déclaration",
      },
      receipts: {
        name: "Les reçus originaux",
        keeper: "Vous les conservez, trois ans à compter de la déclaration",
      },
      summary: {
        name: "Chaque article, son équivalent courant et la différence",
        keeper: "GF Ledger les note",
      },
    },
  },
};
