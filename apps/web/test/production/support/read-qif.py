"""Prints what quiffen reads in a QIF file: day and memo of each entry, its amount and, by account, splits in cents."""
import json
import sys

from quiffen import Qif


def cents(amount):
    return round(amount * 100)


def account_name(category):
    return ":".join(category.hierarchy.split(":")[:2])


def splits_of(entry):
    return [[account_name(split.category), cents(split.amount)] for split in entry.splits]


entries = [
    [str(entry.date.date()), entry.memo, cents(entry.amount), splits_of(entry)]
    for account in Qif.parse(sys.argv[1], day_first=False).accounts.values()
    for entries_of_type in account.transactions.values()
    for entry in entries_of_type
]
print(json.dumps(entries))
