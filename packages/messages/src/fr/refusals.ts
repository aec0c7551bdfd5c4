import type { refusals as english } from "../en/refusals";
import type { Translation } from "../translation";

export const refusals: Translation<typeof english> = {
  too_many_requests:
    "Trop de demandes. Veuillez réessayer dans {unit, select, seconds {{count, plural, one {# seconde} other {# secondes}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# heure} other {# heures}}}}.",
  wrong_credentials: "L’adresse courriel ou le mot de passe est inexact.",
  email_not_verified:
    "Veuillez d’abord confirmer votre adresse courriel. Nous pouvons vous renvoyer le lien.",
  too_many_sign_ins:
    "Beaucoup de personnes ouvrent une session en ce moment. Veuillez réessayer dans un instant.",
  link_unusable: "Votre adresse courriel n’a pas pu être confirmée. Veuillez réessayer.",
  link_of_other_address: "Le lien de confirmation n’est pas valide. L’adresse courriel ne correspond pas.",
  link_expired: "Votre lien de confirmation est expiré. Veuillez en demander un nouveau.",
  signed_in_as_another:
    "Ce navigateur est connecté avec {signedInAs}, et le lien ouvre une session pour {linkFor}. Confirmez pour changer de compte, ou gardez votre session.",
  reset_link_needed: "Veuillez d’abord ouvrir un nouveau lien de réinitialisation du mot de passe.",
  sign_in_link_needed:
    "Veuillez d’abord ouvrir une session avec un nouveau lien reçu par courriel, puis choisir votre mot de passe dans l’heure qui suit.",
  wrong_current_password: "Votre mot de passe actuel est inexact.",
  session_ended: "Veuillez d’abord ouvrir une session.",
  deletion_not_confirmed: "Veuillez confirmer avec votre mot de passe.",
  fresh_sign_in_needed:
    "Veuillez ouvrir de nouveau une session avec un lien reçu par courriel, puis supprimer votre compte dans les 15 minutes.",
  confirmation_code_wrong: "Ce code n’est pas le bon ou a expiré. Vérifiez-le, ou demandez-en un nouveau.",
  confirmation_passkey_wrong:
    "Cette clé d’accès n’a pas confirmé que c’est bien vous. Réessayez ou choisissez un autre moyen.",
  subscription_not_ended:
    "Le fournisseur de paiement n’a pas pu mettre fin à votre abonnement pour l’instant; rien n’a donc été supprimé. Veuillez réessayer dans un instant.",
  no_such_session: "Cette session n’existe pas.",
  no_such_api_key: "Cette clé d’API n’existe pas.",
  too_many_api_keys: "Vous avez {most} clés d’API. Révoquez-en d’abord une dont vous ne vous servez plus.",
  password_login_off:
    "Cette installation se passe de mots de passe. Veuillez ouvrir une session par un lien envoyé par courriel ou par un autre moyen proposé à la page de connexion.",
  no_such_sign_on:
    "Cette connexion unique n’existe pas, ou elle a attendu trop longtemps. Veuillez vous en servir encore une fois.",
  last_way_in:
    "C’est le seul moyen d’accès à votre compte qui reste. Choisissez d’abord un mot de passe, puis retirez-le.",
  passkey_not_fitting:
    "Cette clé d’accès n’ouvre aucun compte ici. Choisissez-en une autre ou ouvrez une session autrement; une clé d’accès s’ajoute à la page du compte.",
  passkey_too_late:
    "Cela a pris trop de temps, ou la réponse a déjà servi. Veuillez utiliser votre clé d’accès encore une fois.",
  passkey_counter_back:
    "Cette clé d’accès compte moins d’utilisations qu’auparavant; elle a pu être copiée et n’a pas été acceptée. Ouvrez une session autrement et retirez-la à la page de votre compte.",
  passkey_known: "Cette clé d’accès ouvre déjà un compte. Servez-vous-en, ou ajoutez-en une autre.",
  no_such_passkey: "Cette clé d’accès n’existe pas.",
  too_many_passkeys: "Vous avez {most} clés d’accès. Retirez-en d’abord une dont vous ne vous servez plus.",
  second_factor_needed:
    "Entrez les six chiffres que montre votre application d’authentification, ou un code de secours.",
  second_factor_wrong:
    "Ce code ne convient pas ou a déjà servi. Attendez le suivant et vérifiez que votre téléphone règle son horloge tout seul; ou utilisez un code de secours.",
  second_factor_unreadable:
    "Cette installation ne peut plus vérifier les codes de votre application, car son AUTH_SECRET a changé. Veuillez utiliser un code de secours ou un lien envoyé par courriel, puis configurer votre application de nouveau.",
  second_factor_needs_password:
    "Votre compte n’a pas de mot de passe, et c’est lui qu’une application d’authentification protégerait. Choisissez d’abord un mot de passe.",
  second_factor_in_force:
    "Une application d’authentification est déjà configurée. Désactivez-la d’abord pour en configurer une autre.",
  second_factor_not_begun:
    "Aucune application d’authentification n’est en cours de configuration. Veuillez recommencer.",
  unsubscribe_link_broken: "Ce lien n’est pas complet. Veuillez l’ouvrir de nouveau à partir du message.",
  no_such_receipt: "Ce reçu n’existe pas.",
  no_such_item: "Cet article n’existe pas.",
  no_item_at_index: "Indice d’article non valide",
  item_not_of_receipt: "Un article de ce reçu est introuvable.",
  receipt_already_saved:
    "Ce reçu est déjà enregistré. Rouvrez-le pour le corriger, ou modifiez ses articles dans vos rapports.",
  split_price_outside:
    "Le prix de la partie séparée doit être supérieur à 0 et inférieur au prix de l’article.",
  receipt_not_saved: "Ce reçu n’est pas encore enregistré. Il peut être modifié tel quel.",
  nothing_to_undo: "Il n’y a plus rien à annuler ici.",
  receipt_being_corrected:
    "Le reçu de cette ligne est en cours de correction. Enregistrez d’abord le reçu ou quittez sa correction.",
  no_such_purchase: "Cet achat n’existe pas dans vos données.",
  more_returned_than_bought:
    "La quantité retournée dépasse la quantité achetée. Veuillez vérifier la quantité.",
  no_such_correction: "Cette correction n’existe pas.",
  nothing_selected: "Veuillez choisir au moins un article sans gluten avant d’enregistrer.",
  no_purchase_date: "Veuillez inscrire la date d’achat avant d’enregistrer\u00A0: une demande en exige une.",
  not_an_image: "Ce fichier n’est pas une image. Veuillez envoyer une photo de votre reçu.",
  image_too_large: "Cette image dépasse {most}\u00A0Mo. Veuillez choisir une photo plus légère.",
  image_undecodable: "L’image n’a pas pu être décodée. Veuillez envoyer une photo de votre reçu.",
  plan_used_up:
    "Vous avez utilisé vos {limit} reçus gratuits de ce mois. Passez à Premium pour un nombre illimité de reçus.",
  already_premium: "Vous avez déjà Premium.",
  no_active_subscription: "Vous n’avez pas d’abonnement actif.",
  subscription_not_created: "L’abonnement n’a pas pu être créé",
  subscription_not_cancelled: "L’abonnement n’a pas pu être annulé",
  subscription_not_reactivated: "L’abonnement n’a pas pu être réactivé",
  payment_page_not_opened: "La page du fournisseur de paiement n’a pas pu être ouverte",
  no_practice_checkout: "Il n’y a pas de paiement d’essai ici.",
  practice_not_started: "Veuillez d’abord commencer le paiement d’essai.",
  practice_card_declined: "Votre carte d’essai a été refusée.",
  practice_needs_confirmation: "Votre banque vous demande de confirmer ce paiement d’essai.",
  event_signature_wrong: "La signature de cet événement n’est pas valide.",
  no_such_product: "Ce produit n’existe pas.",
  barcode_not_digits: "Un code-barres n’a que des chiffres. Tapez les chiffres imprimés sous les barres.",
  barcode_wrong_length:
    "Un code-barres compte 8, 12 ou 13 chiffres. Tapez tous les chiffres imprimés sous les barres, y compris les petits sur les bords.",
  barcode_wrong_digit:
    "L’un de ces chiffres est erroné : le dernier ne correspond pas aux autres. Comparez-les avec l’emballage, ou numérisez-le de nouveau.",
  barcode_of_shop:
    "Ce numéro est propre au magasin, comme ceux des produits vendus au poids : personne d’autre ne le connaît. Tapez le nom vous-même.",
  product_lookup_off: "Cette installation ne recherche pas de produits. Tapez le nom et le format vous-même.",
  product_not_known: "Open Food Facts ne connaît pas ce code-barres. Tapez le nom et le format vous-même.",
  product_source_silent:
    "Open Food Facts ne répond pas en ce moment. Réessayez dans une minute, ou tapez le nom et le format vous-même.",
  no_such_product_name: "Aucun produit de ce nom ne figure dans vos rapports.",
  product_merged_with_itself:
    "Ce sont déjà deux graphies du même nom. Veuillez choisir deux produits différents.",
  no_such_line_item: "Cette ligne n’existe pas.",
  only_returns_below_zero:
    "Seul un retour a des montants inférieurs à 0. Veuillez inscrire un nombre positif valide.",
  returns_change_alone:
    "La nature d’un retour se change à part. Veuillez laisser les retours de côté et réessayer.",
  kind_needs_note:
    "Un aliment de cette nature n’est pas admissible en règle générale. Veuillez dire dans une note pourquoi il compte ici, ou le supprimer.",
  size_needs_unit: "Veuillez donner un format avec son unité, par exemple 400 et g.",
  weight_needs_size: "Ce qui est vendu au poids a besoin de son poids, par exemple 0,835 et kg.",
  only_without_counterpart:
    "Seul un article sans produit comparable compte en entier. Veuillez donner sa nature, no-counterpart.",
  regular_price_too_large:
    "Cette quantité ou ce format rend le prix courant trop élevé. Veuillez vérifier les deux.",
  no_such_person: "Cette personne ne fait pas partie de votre ménage.",
  person_unfit: "Quelque chose ne convient pas dans les données de cette personne.",
  owner_stays: "C’est vous\u00A0: le compte est le vôtre. Modifiez plutôt vos renseignements.",
  person_in_use:
    "{name} a ici {uses}, qui disparaîtraient aussi. Envoyez withAll pour les retirer également.",
  share_of_not_celiac:
    "Seules les personnes atteintes de la maladie cœliaque ont une part. {name} n’est pas inscrite comme telle\u00A0: changez d’abord cela.",
  person_shared_twice: "Chaque personne a une seule part. Veuillez nommer chacune une fois.",
  shares_above_one: "Les parts dépassent 100\u00A0% au total. Veuillez en réduire une.",
  no_such_observation: "Ce prix ne figure pas dans votre carnet de prix.",
  price_of_future: "Veuillez inscrire une date qui ne soit pas après aujourd’hui.",
  price_in_other_currency:
    "Veuillez inscrire un prix dans la devise de cette édition; l’autre édition tient ses propres prix.",
  price_without_product:
    "Aucun produit du catalogue n’a été trouvé pour ce prix; il n’est donc comparé à rien. Veuillez changer son nom ou choisir un produit.",
  no_shelf_tag:
    "Aucune étiquette de tablette avec un produit et un prix n’a été trouvée sur cette photo. Veuillez photographier l’étiquette seule, droite et de près, ou taper le prix.",
  no_such_claim: "Cette demande n’existe pas.",
  claim_year_filed:
    "Votre demande pour {taxYear} est produite. Modifiez vos données et déclarez ce qui a changé par un rajustement.",
  claim_filed:
    "Cette demande est produite; elle reste donc telle quelle. Modifiez vos données et déclarez ce qui a changé par un rajustement.",
  claim_not_filed:
    "Cette demande est une ébauche. Modifiez-la telle quelle; il n’y a encore rien à rajuster.",
  claim_unchanged: "Rien n’a changé depuis que cette demande a été produite; il n’y a donc rien à rajuster.",
  claim_empty:
    "Il n’y a encore rien à demander pour cette période. Choisissez une autre période, ou regardez ce qui a été exclu et pourquoi.",
  exchange_rate_missing:
    "Un taux de change manque pour {dates}. Inscrivez-le avec sa source, puis produisez de nouveau la demande.",
  adjustments_unclear:
    "Vos rajustements ne concordent pas\u00A0: un article a été remboursé deux fois, ou des milles n’ont pas de taux. Corrigez-les, puis produisez de nouveau la demande.",
  assistant_unreachable: "Le message n’a pas pu être envoyé. Veuillez réessayer.",
  diagnostics_off: "Cet appel n’existe pas.",
  test_mail_not_sent: "Le courriel n’a pas pu être envoyé",
  account_full:
    "Votre compte contient {most, number} {kind, select, receipts {reçus} lineItems {articles} ownPrices {prix à vous} corrections {corrections retenues} mergedNames {noms fusionnés} observations {prix de votre carnet} people {personnes} expenses {autres frais} adjustments {rajustements} rates {taux de change} claims {demandes} other {importations}}, le maximum. Supprimez ce dont vous n’avez plus besoin, puis réessayez.",
  account_not_empty:
    "Ce compte contient déjà des données. Un téléchargement ne s’importe que dans un compte sans reçus, articles, personnes, prix ni demandes\u00A0: créez un nouveau compte, ou supprimez d’abord ce qui est ici.",
  import_under_way: "Une importation dans ce compte est en cours. Veuillez attendre qu’elle soit terminée.",
  too_many_imports: "D’autres importations sont en cours. Veuillez réessayer dans un instant.",
  document_not_written: "Le document n’a pas pu être produit. Veuillez réessayer dans un instant.",
  too_many_downloads: "D’autres téléchargements sont en préparation. Veuillez réessayer dans un instant.",
  not_a_zip: "Ce n’est pas un fichier ZIP. Veuillez choisir celui que vous avez téléchargé ici.",
  zip_too_large: "Ce fichier est trop volumineux. Au plus {megabytes}\u00A0Mo sont acceptés.",
  zip_damaged: "Ce fichier ZIP est endommagé. Veuillez télécharger vos données de nouveau.",
  zip_names_outside:
    "Ce fichier ZIP nomme un fichier hors de son propre dossier. Il n’a pas été fait par GF Ledger.",
  zip_too_many_files: "Ce fichier ZIP contient trop de fichiers. Il n’a pas été fait par GF Ledger.",
  zip_unpacks_too_large: "Une fois décompressé, ce fichier ZIP dépasse ce qu’un compte peut contenir.",
  zip_file_missing:
    "Ce fichier ZIP ne contient pas {file}. Veuillez choisir celui que vous avez téléchargé ici, sans modification.",
  zip_file_unreadable:
    "{file} n’a pas pu être lu dans ce fichier ZIP. Veuillez télécharger vos données de nouveau.",
  zip_not_ours: "Ce fichier ZIP n’a pas été fait par GF Ledger.",
  zip_of_newer_version:
    "Ce fichier ZIP a été fait par une version de GF Ledger plus récente que celle-ci. Rien n’a été importé.",
  zip_manifest_incomplete: "{file} n’est pas complet dans ce fichier ZIP.",
  zip_over_account: "Ce fichier ZIP dépasse ce qu’un compte peut contenir. Rien n’a été importé.",
  zip_record_strange:
    "Quelque chose dans ce fichier ZIP n’est pas écrit comme GF Ledger l’écrit ({where}). Rien n’a été importé.",
  zip_record_of_future:
    "Quelque chose dans ce fichier ZIP porte une date à venir ({where}). Rien n’a été importé.",
  zip_text_unstorable:
    "Ce fichier ZIP contient des caractères qui ne sont pas du texte. Rien n’a été importé.",
  zip_figures_wrong:
    "Les chiffres de ce fichier ZIP ne concordent pas. Il a été modifié ou n’est pas complet; rien n’a été importé.",
  zip_names_twice:
    "Ce fichier ZIP nomme quelque chose deux fois. Veuillez télécharger vos données de nouveau.",
  zip_too_much_at_once:
    "Ce fichier ZIP n’a pas pu être importé\u00A0: il contient trop à la fois. Rien n’a été importé.",
  date_of_future: "Veuillez inscrire une date qui ne soit pas après aujourd’hui.",
  no_such_expense: "Cette dépense n’existe pas.",
  no_such_adjustment: "Ce rajustement n’existe pas.",
  mileage_rate_missing:
    "Aucun taux par mille pour frais médicaux n’est connu pour ce jour\u00A0: le tableau commence le 1er janvier 2018. Inscrivez plutôt le montant comme rectification.",
  paid_back_twice:
    "Un article de cette entrée a déjà été remboursé, par une assurance ou par un régime. Choisissez d’autres articles, ou modifiez cette entrée.",
  no_such_rate: "Ce taux de change ne figure pas parmi ceux que vous avez inscrits.",
  no_such_import: "Cette importation n’existe pas.",
  import_unclear:
    "Veuillez d’abord dire quelles colonnes contiennent la date, le produit et le prix, et dans quel ordre viennent le jour et le mois.",
  import_has_faults:
    "{count, plural, one {# ligne ne peut pas être importée telle quelle. Corrigez-la dans le fichier, ou choisissez de la laisser de côté} other {# lignes ne peuvent pas être importées telles quelles. Corrigez-les dans le fichier, ou choisissez de les laisser de côté}}. Rien n’a été enregistré.",
  import_nothing_new:
    "Il n’y a rien de nouveau dans ce fichier\u00A0: ses lignes figurent déjà dans vos données, ou sont exclues. Rien n’a été enregistré.",
  table_unreadable:
    "Ce fichier n’est ni CSV ni XLSX. Veuillez exporter votre tableau dans l’un de ces formats, puis choisir ce fichier.",
  table_old_workbook:
    "Ce classeur est protégé par un mot de passe, ou d’un ancien format (.xls). Veuillez l’enregistrer en .xlsx sans mot de passe, ou en CSV.",
  table_damaged:
    "Ce classeur n’a pas pu être lu\u00A0: il est endommagé ou incomplet. Veuillez l’enregistrer de nouveau en .xlsx, ou en CSV.",
  table_empty: "Ce fichier n’a aucune ligne. Veuillez en choisir un autre, ou une autre feuille.",
  table_too_large:
    "Ce fichier est trop volumineux. Au plus {megabytes}\u00A0Mo sont acceptés; veuillez le diviser, par exemple en un fichier par année.",
  table_too_long:
    "Ce tableau a plus de {rows, number} lignes. Veuillez le diviser, par exemple en un fichier par année.",
  table_cell_too_long:
    "Une cellule de la ligne {line} compte plus de {letters, number} caractères. Raccourcissez-la dans le fichier, puis choisissez-le de nouveau.",
  table_row_too_long:
    "La ligne {line} compte plus de {letters, number} caractères. Retirez les colonnes inutiles, puis choisissez le fichier de nouveau.",
  table_too_much_text:
    "Jusqu’à la ligne {line}, ce fichier compte plus de {letters, number} caractères. Divisez-le, par exemple en un fichier par année.",
  table_too_much_work:
    "La lecture de ce fichier prend trop de temps. Enregistrez en CSV la seule feuille de vos achats, ou divisez le fichier.",
  table_unpacks_too_large:
    "Une fois décompressé, ce classeur dépasse ce qui peut être lu ici. Veuillez enregistrer en CSV la seule feuille de vos achats.",
  table_quote_open:
    "À la ligne {line} ou au-dessus, une rangée est trop longue pour être lue, sans doute parce qu’un guillemet n’est jamais fermé. Veuillez corriger le fichier.",
  no_such_sheet: "Il n’y a pas de feuille «\u00A0{sheet}\u00A0» dans ce classeur.",
  too_many_tables: "D’autres fichiers sont en cours de lecture. Veuillez réessayer dans un instant.",
  no_such_comment: "Ce commentaire n’existe pas, ou n’est pas le vôtre.",
  too_many_comments: "Cette demande compte déjà {most} commentaires. Supprimez-en d’abord.",
  no_such_household:
    "Ces dossiers ne vous sont pas ouverts. Demandez une invitation à la personne à qui ils appartiennent.",
  no_such_invitation: "Cette invitation n’existe pas. Elle a peut-être été acceptée.",
  no_such_member: "Cette personne ne fait pas partie des membres.",
  already_member: "{email} peut déjà utiliser vos dossiers.",
  too_many_members:
    "Au plus {most} personnes peuvent utiliser vos dossiers, invitations comprises. Retirez-en une d’abord.",
  invitation_to_oneself: "Ces dossiers sont les vôtres\u00A0: invitez quelqu’un d’autre.",
  invitation_of_other_address:
    "Cette invitation a été envoyée à une autre adresse. Connectez-vous avec celle-ci pour l’accepter.",
  invitation_ended:
    "Cette invitation a déjà servi, a été retirée ou n’est plus valable. Demandez-en une nouvelle.",
  mail_in_not_available:
    "Cette installation ne reçoit pas de reçus par courriel. La personne qui l’exploite peut l’activer avec INBOUND_MAIL_DOMAIN; d’ici là, ajoutez le reçu sur le site.",
  no_such_mail_sender: "Cette adresse n’est pas dans votre liste.",
  too_many_mail_senders: "Au plus {most} adresses peuvent vous envoyer des reçus. Retirez-en une d’abord.",
  no_such_webhook: "Ce webhook n’existe pas.",
  no_such_webhook_delivery: "Ce message n’est pas dans le journal du webhook.",
  too_many_webhooks: "Un compte a au plus {most} webhooks. Supprimez-en d’abord un qui ne sert plus.",
  webhook_not_https: "Veuillez inscrire une adresse qui commence par https://.",
  webhook_has_password:
    "Veuillez inscrire l’adresse sans nom d’utilisateur ni mot de passe\u00A0: la signature dit qui envoie.",
  webhook_address_private:
    "Cette adresse mène à un réseau privé ou au serveur lui-même. La personne qui exploite cette installation peut le permettre avec WEBHOOKS_ALLOW_PRIVATE.",
  no_such_claim_link: "Ce lien n’existe pas.",
  too_many_claim_links:
    "Cette demande compte déjà {most} liens valables. Retirez-en d’abord un qui ne sert plus.",
  claim_link_ended:
    "Ce lien n’ouvre rien\u00A0: il a pu expirer, être retiré ou perdre une partie en chemin. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
  claim_link_code_ended:
    "Cette confirmation a déjà servi, ou son heure est passée. Ouvrez le lien de nouveau\u00A0: une autre vous sera envoyée.",
};
