"""The texts of receipt lines with their kind, made up from a seeded `random.Random`."""
import datetime

GOODS = """MILK 2% WHOLE BREAD WHEAT BANANAS ORGANIC ORG APPLES GALA FUJI EGGS LARGE LRG DOZEN CHEESE CHEDDAR SHARP MOZZ BUTTER
SALTED UNSLTD YOGURT GREEK VANILLA STRAWBERRY BLUEBERRIES GRAPES RED SEEDLESS LETTUCE ROMAINE SPINACH BABY KALE CARROTS CELERY
ONION YELLOW GREEN SWEET POTATO RUSSET TOMATO ROMA VINE CUCUMBER PEPPER AVOCADO HASS LIME LEMON ORANGE JUICE COFFEE DARK ROAST
GROUND TEA BAGS WATER SPARKLING DIET CAN 12PK 6PK CHIPS TORTILLA SALSA MILD HOT SALAD KIT CAESAR RANCH CHICKEN BREAST BNLS SKNLS
THIGHS ROTISSERIE BEEF 80/20 STEAK SIRLOIN PORK CHOPS BACON THICK SLICED HAM TURKEY DELI SALMON FILLET SHRIMP TUNA RICE BASMATI
PASTA PENNE SPAGHETTI GF GLUTEN FREE SAUCE OLIVE OIL EXTRA VIRGIN CEREAL OATS ROLLED GRANOLA BAR HONEY NUT PEANUT BTR JAM SUGAR
BROWN FLOUR ALMOND COCONUT SOY UNSWT CREAM HEAVY SOUR COTTAGE ICE PINT FROZEN PIZZA PEAS CORN BEANS BLACK SOUP BROTH CHKN VEG
TOFU FIRM HUMMUS CRACKERS COOKIES CHOC DARK 70% MUFFIN BAGEL PLAIN BUNS PAPER TOWELS TISSUE DISH SOAP SHAMPOO DIAPERS SZ4 DOG FOOD
CAT LITTER BAG FEE BOTTLE DEPOSIT CRV ECO SELECTION COMPLIMENTS SIMPLY MARKET PANTRY 365 SIGNATURE""".split()
FOOT = """SUBTOTAL|SUB TOTAL|TOTAL|TOTAL DUE|BALANCE DUE|GRAND TOTAL|AMOUNT DUE|CHANGE|CHANGE DUE|CASH|CASH TENDERED|VISA|DEBIT|
MASTERCARD|INTERAC|TAX|SALES TAX|TAX 1|HST 13%|GST 5%|PST 7%|QST 9.975%|TPS|TVQ|YOU SAVED|TOTAL SAVINGS|MEMBER SAVINGS|ITEM COUNT|
ITEMS SOLD|NUMBER OF ITEMS|COUPON|MFR COUPON|STORE COUPON|INSTANT SAVINGS|REG PRICE|SALE|CASHIER|REGISTER|STORE|TERMINAL|TRANS|
REF NO.|AUTH CODE|APPROVED|THANK YOU|THANK YOU FOR SHOPPING|PLEASE COME AGAIN|CUSTOMER COPY|RETURN POLICY|POINTS EARNED|ACCOUNT|
ENTRY METHOD: CHIP|Total|Subtotal|Change|Cash|Tax|Balance|Total Due|Thank You!|Have a nice day|Your cashier was|Order #|Server|
Guests|Qty|Item|Price|Description|Discount|Card Number|Grocery|Produce|Dairy|Bakery|Meat & Seafood|Deli|Frozen|Regular Price|
Card Price|You Saved|Open 24 Hours|Store Manager|Items in Transaction""".replace("\n", "").split("|")
FRENCH = """LAIT 2%|PAIN BLÉ ENTIER|BANANES|ŒUFS GROS|BEURRE SALÉ|YOGOURT VANILLE|FRAISES|BLEUETS|RAISINS SANS PÉPINS|ÉPINARDS|
CÉLERI|PÂTES PENNE|CRÈME GLACÉE|CAFÉ MOULU|THÉ VERT|JUS D'ORANGE|POULET RÔTI|BŒUF HACHÉ|CÔTELETTE PORC|FARINE SANS GLUTEN|MAÏS SUCRÉ|
NOËL|FORÊT|DÉPÔT|CONSIGNE|ÉCOFRAIS|SOUS-TOTAL|TOTAL À PAYER|REÇU|MERCI DE VOTRE VISITE|RABAIS|ÉCONOMIE|QUANTITÉ|DÉBIT|CRÉDIT|
TVQ 9,975%|À BIENTÔT|Épicerie|Légumes|Crème fraîche|Thé glacé|Œufs biologiques|Pain tranché|Sirop d'érable|Noix de cajou|Reçu client|
Montant dû|Caissière|Août|Févr.|Déc.|Pêche|Gâteau au fromage|Huître|Île|JALAPEÑO|PIÑA|CRÈME BRÛLÉE|Naïve|KÖLSCH|Müsli|Rosé""".replace("\n", "").split("|")
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
FRENCH_MONTHS = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split()
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
PLACES = ["SPRINGFIELD, WA 98101", "RIVERTON TX 78701", "Lakeside, OR 97201", "CALGARY AB T2P 1J9", "TORONTO, ON M5V 2T6",
          "MONTRÉAL QC H3B 1A7", "QUÉBEC, QC", "HWY 7", "MAPLE RD", "RUE SAINTE-CATHERINE", "Park Ave."]
UNITS = ["lb", "LB", "kg", "KG", "oz", "OZ", "g", "ml", "mL", "L", "ct", "CT", "PK", "EA", "ea", "FL OZ", "GAL"]
FLAGS = ["F", "T", "N", "B", "A", "X", "TX", "H", "E", "FB", "O", "G", "D", "J", "C", "GP", "HC", "FS", "T2", "MRJ", "RQ", "FP", "TF"]
# The forms of an amount with the letters of its taxes.
FLAGGED = ["{amount} {flag}"] * 8 + ["{flag} {amount}"] * 3 + ["{amount}{flag}"] * 3 + ["{amount}-{flag}", "{amount} *", "{amount} {flag} *",
    "{amount} * {flag}", "${amount} {flag}", "-{amount} {flag}", "{amount}- {flag}"]
# The forms of an amount with its currency sign; the bare form is the most frequent.
SIGNED = ["{}"] * 40 + ["${}"] * 32 + ["$ {}"] * 5 + ["£{}"] * 5 + ["€{}"] * 4 + ["{} €"] * 2 + ["{}€"] + ["{} $"] * 3 + \
    ["-{}"] * 4 + ["-${}", "{}-", "({})"]
COMMA_SHARE = 0.08


def figure(chance):
    """An amount without a sign."""
    most = chance.choice([9.99] * 4 + [99] * 3 + [999, 9999])
    whole = int(chance.uniform(0, most))
    cents = chance.choice([99, 49, 0, 50, 29, 79, 98] + [chance.randrange(100)] * 6)
    style = chance.random()
    if style < COMMA_SHARE:
        return f"{whole},{cents:02d}"
    if style < COMMA_SHARE + 0.03:
        return f".{cents:02d}"
    return f"{whole:,}.{cents:02d}" if chance.random() < 0.3 else f"{whole}.{cents:02d}"


def money(chance):
    return chance.choice(SIGNED).format(figure(chance))


def flagged(chance):
    return chance.choice(FLAGGED).format(amount=figure(chance), flag=chance.choice(FLAGS))


def date(chance):
    """A date in one of many forms, perhaps with a time, or a word before it."""
    moment = datetime.datetime(2008, 1, 1) + datetime.timedelta(minutes=chance.randrange(22 * 525_600))
    month = chance.choice([MONTHS] * 3 + [FRENCH_MONTHS])[moment.month - 1]
    month = month.upper() if chance.random() < 0.5 else month
    day, year = moment.day, moment.year
    forms = ["%m/%d/%Y", "%m/%d/%y", "%Y-%m-%d", "%d-%m-%Y", "%d/%m/%Y", "%m.%d.%Y", "%m-%d-%y", "%y/%m/%d",
             "%Y/%m/%d", "%d.%m.%Y", "%Y%m%d", "%d/%m/%y"]
    written = [moment.strftime(form) for form in forms] + [
        f"{moment.month}/{day}/{year % 100:02d}", f"{month} {day}, {year}", f"{day} {month} {year}", f"{day:02d}-{month}-{year}",
        f"{month} {day:02d} {year}", f"{day:02d}{month}'{year % 100:02d}",
        f"{month}{day:02d}'{year % 100:02d}", f"{month} {day}/{year % 100:02d}", f"{DAYS[moment.weekday()]} {month} {day:02d} {year}",
        f"{DAYS[moment.weekday()]} {moment.month:02d}/{day:02d}/{year}"]
    times = [moment.strftime(form) for form in ("%H:%M", "%H:%M:%S", "%I:%M %p", "%I:%M:%S%p")]
    text = chance.choice(written)
    style = chance.random()
    if style < 0.5:
        return text
    if style < 0.6:
        return chance.choice(times)
    return f"{text} {chance.choice(times)}" if style < 0.9 else chance.choice(["DATE: ", "Date ", "Date: "]) + text


def recased(chance, text):
    return chance.choice([str] * 5 + [str.title] * 3 + [str.lower, str.capitalize])(text)


def goods(chance):
    """A product's name, perhaps with its size, count, article number or flag."""
    text = recased(chance, " ".join(chance.choices(GOODS, k=chance.choice([1, 2, 2, 3, 3, 4]))))
    if chance.random() < 0.2:
        text += f" {chance.randrange(1, 64)}{chance.choice(['', ' '])}{chance.choice(UNITS)}"
    if chance.random() < 0.12:
        text = chance.choice(["{} {}", "{} x {}", "{} @ {}"]).format(chance.randrange(1, 9), text)
    if chance.random() < 0.12:
        text = f"{chance.randrange(10 ** 4, 10 ** chance.choice([5, 6, 11, 12]))} {text}"
    if chance.random() < 0.08:
        text += " " + chance.choice(FLAGS)
    return text


def weighed(chance):
    """`1.24 lb @ $2.99/lb` or `3 @ 2/5.00`."""
    if chance.random() < 0.3:
        return chance.choice([f"{chance.randrange(2, 12)} @ {money(chance)}", f"{chance.randrange(2, 9)} @ {chance.choice([2, 3, 4])}/{figure(chance)}"])
    unit = chance.choice(["lb", "kg", "LB", "KG", "oz"])
    weight = f"{chance.uniform(0.1, 5):.{chance.choice([2, 2, 3])}f}"
    return f"{weight}{chance.choice([' ', ' ', ''])}{unit} @ {money(chance)}{chance.choice(['/', ' /', '/ '])}{unit}"


def number(chance):
    """Article, phone, card and register numbers, whose letters and digits look alike."""
    digits = lambda count: "".join(chance.choices("0123456789", k=count))
    letters = lambda count: "".join(chance.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=count))
    return chance.choice([
        digits(chance.choice([1, 2, 3, 4, 5, 8, 11, 12, 13])), f"({digits(3)}) {digits(3)}-{digits(4)}", f"{digits(3)}-{digits(3)}-{digits(4)}",
        f"#{digits(4)}", f"ST# {digits(4)} OP# {digits(6)} TE# {digits(2)} TR# {digits(5)}", "*" * chance.choice([4, 8, 12]) + digits(4),
        "X" * 12 + digits(4), f"GST# {digits(9)} RT{digits(4)}", f"INVOICE #: {letters(2)}{digits(8)}", f"TC# {digits(4)} {digits(4)} {digits(4)}",
        f"{digits(2)}%", f"{chance.randrange(2, 30)} ITEMS", f"{letters(1)}{digits(1)}{letters(1)} {digits(1)}{letters(1)}{digits(1)}",
        f"Ref: {digits(6)}", letters(chance.choice([1, 2, 3]))])


def foot(chance):
    return recased(chance, chance.choice(FOOT)) + chance.choice(["", "", ":", " " + money(chance)])


def french(chance):
    words = " ".join(chance.choices(FRENCH, k=chance.choice([1, 1, 2])))
    return (words.upper() if chance.random() < 0.5 else words) + chance.choice(["", "", " " + money(chance)])


# Each way to make a line, its kind, and its share in percent.
WAYS = [
    (money, "amount", 26), (flagged, "amount", 9), (date, "date", 10), (goods, "text", 16),
    (lambda chance: f"{goods(chance)} {money(chance)}", "text", 5), (weighed, "text", 8), (foot, "text", 8), (french, "text", 9),
    (number, "text", 9), (lambda chance: chance.choice(PLACES), "text", 3)]


def line_text(chance):
    """A text and its kind: amount, date or text."""
    way, kind, _ = chance.choices(WAYS, [share for _, _, share in WAYS])[0]
    return " ".join(way(chance).split()), kind
