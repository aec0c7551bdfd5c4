/** The help for every day in French: the English heading that it stands for, and the French one below. */
export const EVERYDAY_IN_FRENCH = `
## Can I take photos of receipts without a network?
### Puis-je photographier des reçus sans réseau?
Oui. Une fois la page Ajouter un reçu ouverte pendant que votre session est active, elle s’ouvre aussi sans réseau. Les photos prises là sont gardées sur votre appareil et lues dès que le réseau revient. Les autres pages ont besoin du réseau.
## Where are the receipts that I have not saved yet?
### Où sont les reçus que je n’ai pas encore enregistrés?
Sous Reçus. Ce qui a été lu y reste comme brouillon jusqu’à ce que vous l’enregistriez ou le supprimiez, sur chaque appareil où vous ouvrez une session. La photo du brouillon reste seulement sur l’appareil qui l’a prise, trente jours au plus.
## Can a photo that is sideways or upside down be read?
### Une photo prise de côté ou à l’envers peut-elle être lue?
Oui. Une photo couchée ou à l’envers est tournée et lue comme les autres. Il n’est pas nécessaire de la reprendre.
## Can I use GF Ledger on several devices?
### Puis-je utiliser GF Ledger sur plusieurs appareils?
Oui. Ouvrez une session avec le même compte sur chaque téléphone, tablette ou ordinateur, même en même temps : vos données sont partout les mêmes. Seules les photos qui attendent le réseau restent sur l’appareil qui les a prises. La page Compte montre les appareils dont la session est ouverte, et vous pouvez fermer chacune.
## How do I share my records with my partner or family?
### Comment partager mes dossiers avec ma famille?
Ouvrez Compte et invitez la personne par courriel, sous Personnes qui peuvent utiliser vos dossiers. Un membre lit et modifie vos dossiers comme vous. Chaque personne a son propre compte; ne donnez jamais votre mot de passe.
## How does my accountant get to see my claim?
### Comment mon comptable peut-il voir ma demande?
Créez un lien en lecture seule vers une demande, sous Partager avec votre comptable : il vaut 90 jours au plus, seulement pour l’adresse que vous nommez, et vous voyez ce qui a été ouvert. Ou invitez votre comptable sous Compte, en tant que Préparation : cette personne lit vos dossiers et commente la demande, mais ne change rien.
## How do I record two people with celiac disease in one household?
### Comment consigner deux personnes cœliaques dans un même ménage?
Ajoutez chacune sous Personnes, avec son attestation. Dites ensuite qui mange quoi : pour un article, une catégorie ou tout le ménage. Avec plusieurs personnes cœliaques, rien n’est demandé tant que vous ne l’avez pas dit. La demande place ensuite chaque personne à la bonne ligne.
## How do I add a purchase without a photo?
### Comment ajouter un achat sans photo?
Ouvrez Rapports et choisissez Ajouter un article pour un seul achat, ou Importer un tableau pour un fichier CSV ou Excel. Gardez quand même le reçu : votre demande repose sur lui.
## Which addresses may send receipts by e-mail?
### Quelles adresses peuvent envoyer des reçus par courriel?
Votre compte a sa propre adresse pour les reçus, que vous activez sous Compte. Elle accepte les courriels de votre adresse et de celles que vous y autorisez. Envoyez une photo ou un PDF, ou transférez le courriel d’un magasin : il devient un brouillon que vous vérifiez.
## Why was nothing on my receipt ticked as gluten-free?
### Pourquoi rien n’est-il coché comme sans gluten sur mon reçu?
Un article est coché quand sa ligne porte un mot sans gluten, une marque connue ou un produit connu. Quand la ligne n’en dit rien, cochez-le vous-même : vous savez ce que vous avez acheté. Vos corrections sont retenues pour vos prochains reçus.
## How do I keep apart what others in my kitchen eat?
### Comment séparer ce que mangent les autres dans ma cuisine?
Dites sous Personnes qui mange quoi, pour le ménage, une catégorie ou un article, ou décochez les articles que d’autres ont mangés. Seule la part d’une personne cœliaque est additionnée.
## What if I lost a receipt?
### Et si j’ai perdu un reçu?
Demandez d’abord au magasin : beaucoup gardent les reçus dans leur compte de fidélité et peuvent en réimprimer un. Un relevé bancaire indique le magasin et le total, mais pas les articles, et ce sont les articles qui comptent.
`;
