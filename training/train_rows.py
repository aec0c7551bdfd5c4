"""Trains the table of trees that says what each row of a receipt is: python3 train_rows.py ROWS.jsonl OUT.json

ROWS.jsonl comes from packages/reader/scripts/dump-rows.ts. Prints what it says of receipts that it did not see, by
five folds of the labelled ones and by leaving out each layout of the generated ones. The same rows give the same file.
With --folds DIR the tables of the folds are written too, with the fold of each receipt in DIR/folds.json. With
--without NAME… these receipts are left out, as if nobody had ever seen them: the table for bench:reader's --trees.
"""

import argparse
import json
import pathlib

import lightgbm
import numpy
from sklearn.metrics import classification_report, confusion_matrix, roc_auc_score
from sklearn.model_selection import GroupKFold

# In the order in which the reader's `row-roles.ts` names them.
ROLES = (
    "shop address phone date time name item price quantity discount deposit subtotal tax tip total tender change other"
).split()
GOODS = [ROLES.index(role) for role in ("item", "name", "price", "quantity")]
ROUNDS = 120
SETTINGS = {
    "objective": "multiclass",
    "num_class": len(ROLES),
    "learning_rate": 0.06,
    "num_leaves": 12,
    "min_child_samples": 10,
    "lambda_l2": 2,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.8,
    "bagging_freq": 1,
    "verbose": -1,
    "num_threads": 1,
    "seed": 7,
    "deterministic": True,
}
# A receipt that was cut off by hand stands for rarer ones.
CUT_WEIGHT = 0.1
# A generated receipt is kinder than a real one, and a row with a price matters more than one without.
GENERATED_WEIGHT = 0.3
PRICED_WEIGHT = 3.0
LEAST = 0.2


class Rows:
    def __init__(self, path):
        rows = [json.loads(line) for line in open(path, encoding="utf8")]
        self.x = numpy.array([row["x"] for row in rows], dtype=numpy.float32)
        self.role = numpy.array([ROLES.index(row["role"]) for row in rows])
        self.goods = numpy.isin(self.role, GOODS).astype(int)
        self.priced = numpy.array([row["priced"] for row in rows])
        self.receipt = numpy.array([row["receipt"] for row in rows])
        self.real = numpy.array([row["src"] == "wild" for row in rows])
        self.whole = numpy.array([row["whole"] for row in rows])
        self.held_out = numpy.array([row["split"] == "val" for row in rows])
        self.layout = numpy.array(["" if row["src"] == "wild" else row["receipt"].rsplit("-", 1)[0] for row in rows])

    def train(self, places):
        weight = numpy.where(self.real[places], 1.0, GENERATED_WEIGHT)
        weight = weight * numpy.where(self.priced[places], PRICED_WEIGHT, 1.0)
        weight = weight * numpy.where(self.whole[places], 1.0, CUT_WEIGHT)
        return lightgbm.train(SETTINGS, lightgbm.Dataset(self.x[places], self.role[places], weight=weight), ROUNDS)


def threshold(value):
    """In four decimals; one right below 0 stays there, for 0 itself is above it."""
    rounded = round(value, 4)
    return -0.0001 if rounded == 0 and value < 0 else abs(rounded) if rounded == 0 else rounded


def table(model):
    """Each tree as features, thresholds, left and right branches, leaves; a branch below zero is leaf -1 - branch."""
    trees = []
    for tree in model.dump_model()["tree_info"]:
        features, thresholds, left, right, leaves = [], [], [], [], []

        def walk(node):
            if "leaf_value" in node:
                leaves.append(round(node["leaf_value"], 3))
                return -len(leaves)
            if node["decision_type"] != "<=":
                raise ValueError(node["decision_type"])
            at = len(features)
            features.append(node["split_feature"])
            thresholds.append(threshold(node["threshold"]))
            left.append(0)
            right.append(0)
            left[at], right[at] = walk(node["left_child"]), walk(node["right_child"])
            return at

        walk(tree["tree_structure"])
        trees.append([features, thresholds, left, right, leaves])
    return {"features": model.num_feature(), "roles": ROLES, "trees": trees}


def write(model, path):
    pathlib.Path(path).write_text(json.dumps(table(model), separators=(",", ":")) + "\n", encoding="utf8")


def say(name, rows, places, chances):
    """Of these rows with a price: how well goods are told from the rest, and which would be left out."""
    chance = chances[:, GOODS].sum(axis=1)
    goods, out = rows.goods[places], places[chance < LEAST]
    auc = f", AUC {roc_auc_score(goods, chance):.4f}" if 0 < goods.sum() < len(places) else ""
    print(f"{name}: {len(places)} rows, {goods.sum()} of goods{auc}; left out {len(out)}, of goods {rows.goods[out].sum()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("out")
    parser.add_argument("--folds")
    parser.add_argument("--without", nargs="+", default=[])
    options = parser.parse_args()
    rows = Rows(options.rows)
    if options.without:
        rest = ~numpy.isin(rows.receipt, options.without)
        print(f"left out: {len(set(rows.receipt[~rest]))} receipts")
        write(rows.train(numpy.flatnonzero(rest)), options.out)
        return
    every = numpy.arange(len(rows.goods))
    real, made = every[rows.real], every[~rows.real]
    chances = numpy.zeros((len(every), len(ROLES)))
    fold_of = {}
    for fold, (learn, test) in enumerate(GroupKFold(5).split(real, groups=rows.receipt[real])):
        model = rows.train(numpy.concatenate([real[learn], made]))
        chances[real[test]] = model.predict(rows.x[real[test]])
        fold_of.update({receipt: fold for receipt in rows.receipt[real[test]]})
        if options.folds:
            write(model, f"{options.folds}/fold-{fold}.json")
    if options.folds:
        pathlib.Path(options.folds, "folds.json").write_text(json.dumps(fold_of), encoding="utf8")
    priced = rows.real & rows.priced
    say("five folds", rows, every[priced & rows.whole], chances[priced & rows.whole])
    say("five folds, cut off", rows, every[priced & ~rows.whole], chances[priced & ~rows.whole])
    whole = every[rows.real & rows.whole]
    told = chances[whole].argmax(axis=1)
    print(classification_report(rows.role[whole], told, labels=range(len(ROLES)), target_names=ROLES, digits=3, zero_division=0))
    confusion = confusion_matrix(rows.role[whole], told, labels=range(len(ROLES)))
    for role, counts in zip(ROLES, confusion):
        print(f"  {role}: " + ", ".join(f"{other} {count}" for other, count in zip(ROLES, counts) if count))
    held_out = every[rows.held_out & rows.priced & rows.whole]
    say("val", rows, held_out, rows.train(every[~rows.held_out]).predict(rows.x[held_out]))
    for layout in sorted(set(rows.layout[made])):
        other = every[(rows.layout == layout) & rows.priced & rows.whole]
        say(f"without {layout}", rows, other, rows.train(every[rows.layout != layout]).predict(rows.x[other]))
    write(rows.train(every), options.out)


if __name__ == "__main__":
    main()
