/**
 * Average prices that Statistics Canada publishes for a province, table 18-10-0245-01, one figure and year a line:
 * region | anchor, whose package it is for | year | Canadian dollars from January on, "-" where none is published.
 * Of foods that gluten-free ones stand in for. Ontario from April 2019 to April 2024, Alberta from January to
 * October 2025: docs/catalogue.md.
 */
export const REGIONAL_PRICE_TABLE = `
CA-AB | statcan/bacon                      | 2025 | 7.10 7.22 7.11 7.58 7.91 7.55 7.71 8.50 8.17 7.97
CA-AB | statcan/brown-rice                 | 2025 | 6.03 6.06 6.02 5.92 6.14 6.09 5.96 5.89 6.13 6.27
CA-AB | statcan/canned-baked-beans         | 2025 | 2.00 1.89 2.03 1.88 1.95 2.05 1.90 2.09 1.77 1.99
CA-AB | statcan/canned-soup                | 2025 | 1.28 1.40 1.57 1.53 1.44 1.65 1.81 1.62 1.56 1.50
CA-AB | statcan/cereal                     | 2025 | 4.17 4.17 4.06 4.15 4.15 4.14 4.18 4.19 4.24 4.23
CA-AB | statcan/cookies-and-sweet-biscuits | 2025 | 3.26 3.22 3.21 3.16 3.38 3.43 3.38 3.20 3.16 3.35
CA-AB | statcan/crackers-and-crisp-breads  | 2025 | 3.05 2.86 2.99 2.79 2.97 2.86 2.96 2.95 2.97 2.92
CA-AB | statcan/dry-or-fresh-pasta         | 2025 | 3.16 3.19 3.35 3.38 3.48 3.50 3.50 3.65 3.48 3.46
CA-AB | statcan/flatbread-and-pita         | 2025 | 4.00 4.11 3.70 3.73 3.96 3.61 3.58 3.68 3.42 3.47
CA-AB | statcan/frozen-french-fries        | 2025 | 3.44 2.72 3.38 3.48 3.63 3.44 3.65 3.52 3.56 3.55
CA-AB | statcan/frozen-pizza               | 2025 | 4.73 4.56 4.53 4.43 5.01 4.57 4.71 4.75 4.52 4.45
CA-AB | statcan/ground-beef                | 2025 | 14.05 15.09 14.62 14.98 16.12 15.89 15.76 16.37 15.26 16.88
CA-AB | statcan/hummus                     | 2025 | 4.00 3.83 4.02 3.72 3.40 3.57 3.78 4.06 3.96 3.85
CA-AB | statcan/ketchup                    | 2025 | 4.72 4.83 4.74 4.96 4.85 4.58 4.72 4.76 4.88 5.01
CA-AB | statcan/margarine                  | 2025 | 7.52 7.32 7.45 7.21 7.08 7.21 6.72 7.31 7.24 7.56
CA-AB | statcan/mayonnaise                 | 2025 | 6.42 6.52 6.51 6.48 6.40 6.26 6.26 6.47 6.60 6.61
CA-AB | statcan/meatless-burgers           | 2025 | 6.66 6.74 6.79 6.77 6.86 6.81 6.86 6.83 7.06 7.16
CA-AB | statcan/nut-milk                   | 2025 | 4.31 4.45 4.35 4.21 4.13 4.25 4.34 4.32 4.44 4.28
CA-AB | statcan/pasta-sauce                | 2025 | 2.99 2.98 2.99 2.94 2.94 2.95 2.96 2.92 3.03 3.18
CA-AB | statcan/peanut-butter              | 2025 | 5.90 5.70 5.93 6.05 6.17 6.11 6.06 5.74 5.65 6.07
CA-AB | statcan/salsa                      | 2025 | 4.69 4.56 4.95 4.84 4.97 4.92 5.00 4.93 4.92 5.02
CA-AB | statcan/soy-milk                   | 2025 | 4.41 4.35 4.30 4.14 4.08 4.24 4.29 4.26 4.35 4.22
CA-AB | statcan/tofu                       | 2025 | 2.46 2.59 2.61 2.70 2.60 2.65 2.84 2.65 2.69 2.87
CA-AB | statcan/wheat-flour                | 2025 | 5.48 5.21 5.50 5.19 5.52 5.49 5.39 5.47 5.30 5.18
CA-AB | statcan/white-bread                | 2025 | 3.46 3.44 3.45 3.44 3.39 3.36 3.35 3.38 3.52 3.51
CA-AB | statcan/white-rice                 | 2025 | 8.38 9.03 9.41 9.14 9.47 9.02 8.88 9.71 8.81 8.95
CA-AB | statcan/white-sugar                | 2025 | 3.46 3.55 2.82 3.16 3.22 3.51 3.37 3.52 3.25 3.37
CA-AB | statcan/wieners                    | 2025 | 4.42 4.51 4.58 4.72 4.59 4.51 4.54 4.75 4.68 4.97
CA-AB | statcan/yogurt                     | 2025 | 3.45 3.57 3.59 3.62 3.69 3.70 3.70 3.70 3.73 3.75
CA-ON | statcan/bacon                      | 2019 | - - - 5.89 5.44 5.84 5.77 5.93 6.02 4.98 5.78 5.84
CA-ON | statcan/bacon                      | 2020 | 5.88 5.23 5.77 6.11 5.75 5.79 6.07 5.86 5.67 5.62 6.45 6.36
CA-ON | statcan/bacon                      | 2021 | 6.01 5.80 6.40 6.18 6.82 6.27 6.83 7.11 6.81 6.92 7.28 7.26
CA-ON | statcan/bacon                      | 2022 | 6.80 7.18 6.88 7.30 7.19 6.97 7.35 7.34 7.15 7.47 7.18 7.66
CA-ON | statcan/bacon                      | 2023 | 6.87 6.54 6.82 6.79 6.10 6.20 6.30 6.44 7.30 7.43 6.70 7.06
CA-ON | statcan/bacon                      | 2024 | 6.49 5.73 5.94 6.09
CA-ON | statcan/brown-rice                 | 2019 | - - - 3.97 4.21 4.12 4.19 4.24 4.25 4.26 4.33 4.45
CA-ON | statcan/brown-rice                 | 2020 | 4.39 4.44 4.55 4.59 4.70 4.67 4.73 4.57 4.55 4.70 4.73 4.88
CA-ON | statcan/brown-rice                 | 2021 | 4.80 4.88 4.73 4.84 4.83 4.86 4.90 4.84 4.74 4.82 4.86 4.85
CA-ON | statcan/brown-rice                 | 2022 | 4.80 4.83 4.99 5.17 5.16 5.27 5.28 5.48 5.56 5.61 5.68 5.52
CA-ON | statcan/brown-rice                 | 2023 | 5.62 5.85 5.85 5.75 5.84 5.89 5.91 6.03 5.99 5.76 5.80 5.77
CA-ON | statcan/brown-rice                 | 2024 | 5.61 5.45 5.52 5.35
CA-ON | statcan/canned-baked-beans         | 2019 | - - - 1.16 1.06 1.20 1.20 1.21 1.00 1.20 0.98 1.13
CA-ON | statcan/canned-baked-beans         | 2020 | 1.14 1.24 1.27 1.40 1.37 1.23 1.26 1.16 1.25 1.21 1.24 1.28
CA-ON | statcan/canned-baked-beans         | 2021 | 1.30 1.29 1.15 1.19 1.15 1.25 1.18 1.17 1.31 1.43 1.48 1.52
CA-ON | statcan/canned-baked-beans         | 2022 | 1.47 1.46 1.34 1.52 1.60 1.49 1.62 1.43 1.63 1.67 1.48 1.66
CA-ON | statcan/canned-baked-beans         | 2023 | 1.70 1.75 1.76 1.80 1.75 1.61 1.61 1.75 1.78 1.93 1.78 1.71
CA-ON | statcan/canned-baked-beans         | 2024 | 1.79 1.43 1.89 1.91
CA-ON | statcan/canned-soup                | 2019 | - - - 1.06 1.27 1.24 1.14 0.89 0.77 1.08 1.00 1.19
CA-ON | statcan/canned-soup                | 2020 | 1.07 0.79 1.17 1.46 1.29 1.33 1.40 0.89 0.79 1.27 1.20 1.25
CA-ON | statcan/canned-soup                | 2021 | 1.27 1.14 1.28 1.03 0.97 1.14 1.10 0.84 1.01 1.30 1.12 1.34
CA-ON | statcan/canned-soup                | 2022 | 1.24 1.10 1.43 1.15 1.10 1.45 1.44 1.22 1.12 1.62 1.11 1.65
CA-ON | statcan/canned-soup                | 2023 | 1.52 1.75 1.64 1.81 1.37 1.36 1.67 1.27 1.21 1.56 1.54 1.82
CA-ON | statcan/canned-soup                | 2024 | 1.47 1.30 1.40 1.39
CA-ON | statcan/cereal                     | 2019 | - - - 3.06 3.08 3.04 3.08 2.96 3.02 3.03 3.09 3.05
CA-ON | statcan/cereal                     | 2020 | 3.00 3.07 3.20 3.28 3.21 3.19 3.33 3.21 3.17 3.08 3.14 3.23
CA-ON | statcan/cereal                     | 2021 | 3.12 3.26 3.26 3.20 3.29 3.34 3.39 3.33 3.23 3.37 3.38 3.54
CA-ON | statcan/cereal                     | 2022 | 3.39 3.66 3.90 3.86 3.83 3.76 3.87 3.85 3.95 4.02 4.04 4.14
CA-ON | statcan/cereal                     | 2023 | 3.94 4.06 4.08 4.16 4.23 4.17 4.22 4.17 4.06 4.16 4.19 4.16
CA-ON | statcan/cereal                     | 2024 | 4.16 4.21 4.20 4.15
CA-ON | statcan/cookies-and-sweet-biscuits | 2019 | - - - 2.46 2.52 2.51 2.81 2.63 2.49 2.54 2.49 2.45
CA-ON | statcan/cookies-and-sweet-biscuits | 2020 | 2.47 2.56 2.54 2.63 2.73 2.75 2.62 2.67 2.66 2.68 2.58 2.70
CA-ON | statcan/cookies-and-sweet-biscuits | 2021 | 2.68 2.73 2.61 2.58 2.66 2.59 2.64 2.64 2.58 2.54 2.51 2.53
CA-ON | statcan/cookies-and-sweet-biscuits | 2022 | 2.70 2.81 2.68 2.75 2.87 2.78 2.88 2.98 3.04 3.10 2.84 2.98
CA-ON | statcan/cookies-and-sweet-biscuits | 2023 | 3.14 3.14 3.29 3.28 3.17 3.04 3.25 3.20 3.15 3.15 3.02 3.22
CA-ON | statcan/cookies-and-sweet-biscuits | 2024 | 3.11 3.06 2.99 3.02
CA-ON | statcan/crackers-and-crisp-breads  | 2019 | - - - 2.28 2.50 2.37 2.52 2.41 2.33 2.28 2.36 2.18
CA-ON | statcan/crackers-and-crisp-breads  | 2020 | 2.38 2.37 2.24 2.39 2.42 2.42 2.40 2.38 2.40 2.44 2.38 2.26
CA-ON | statcan/crackers-and-crisp-breads  | 2021 | 2.43 2.41 2.25 2.38 2.37 2.36 2.42 2.42 2.35 2.38 2.43 2.55
CA-ON | statcan/crackers-and-crisp-breads  | 2022 | 2.65 2.55 2.63 2.56 2.61 2.56 2.66 2.66 2.62 2.64 2.84 2.83
CA-ON | statcan/crackers-and-crisp-breads  | 2023 | 2.91 2.95 2.91 2.92 2.89 2.88 2.94 2.94 2.84 2.68 2.78 2.65
CA-ON | statcan/crackers-and-crisp-breads  | 2024 | 2.77 2.79 2.83 2.79
CA-ON | statcan/dry-or-fresh-pasta         | 2019 | - - - 2.38 2.50 2.37 2.41 2.38 2.34 2.22 2.34 2.54
CA-ON | statcan/dry-or-fresh-pasta         | 2020 | 2.36 2.22 2.35 2.47 2.68 2.56 2.62 2.58 2.52 2.12 2.56 2.64
CA-ON | statcan/dry-or-fresh-pasta         | 2021 | 2.60 2.59 2.60 2.56 2.56 2.59 2.57 2.66 2.69 2.56 2.81 2.77
CA-ON | statcan/dry-or-fresh-pasta         | 2022 | 2.92 2.96 3.15 2.93 3.01 3.17 3.09 3.14 3.27 3.26 3.48 3.56
CA-ON | statcan/dry-or-fresh-pasta         | 2023 | 3.57 3.78 3.70 3.67 3.54 3.27 3.54 3.49 3.37 3.41 3.31 3.49
CA-ON | statcan/dry-or-fresh-pasta         | 2024 | 3.17 2.96 3.07 3.05
CA-ON | statcan/flatbread-and-pita         | 2019 | - - - 2.63 2.60 2.56 2.64 2.56 2.66 2.48 2.71 2.81
CA-ON | statcan/flatbread-and-pita         | 2020 | 2.76 2.67 2.67 2.68 2.71 2.57 2.65 2.83 2.60 2.60 2.63 2.86
CA-ON | statcan/flatbread-and-pita         | 2021 | 2.91 2.72 2.69 2.75 2.81 2.70 2.80 2.88 2.91 2.79 2.82 2.96
CA-ON | statcan/flatbread-and-pita         | 2022 | 3.02 3.07 3.04 3.15 3.16 3.17 3.28 3.40 3.42 3.45 3.54 3.65
CA-ON | statcan/flatbread-and-pita         | 2023 | 3.67 3.80 3.63 3.79 3.75 3.90 4.01 3.84 3.91 3.76 3.66 3.88
CA-ON | statcan/flatbread-and-pita         | 2024 | 3.24 3.12 3.05 3.10
CA-ON | statcan/frozen-french-fries        | 2019 | - - - 2.14 2.24 2.16 2.12 2.19 2.11 2.25 2.18 2.18
CA-ON | statcan/frozen-french-fries        | 2020 | 2.17 1.91 2.29 2.28 2.18 2.34 2.19 2.10 2.17 2.28 2.36 2.36
CA-ON | statcan/frozen-french-fries        | 2021 | 2.31 2.36 2.43 2.44 2.39 2.48 2.50 2.41 2.37 2.41 2.40 2.50
CA-ON | statcan/frozen-french-fries        | 2022 | 2.38 2.46 2.52 2.49 2.54 2.60 2.56 2.69 2.74 2.84 2.68 2.77
CA-ON | statcan/frozen-french-fries        | 2023 | 2.64 2.78 2.91 2.95 3.02 3.05 3.18 3.17 3.18 3.23 3.02 3.12
CA-ON | statcan/frozen-french-fries        | 2024 | 3.37 3.50 3.59 2.81
CA-ON | statcan/frozen-pizza               | 2019 | - - - 3.86 4.04 4.05 3.93 4.13 3.81 4.01 3.92 4.13
CA-ON | statcan/frozen-pizza               | 2020 | 3.85 4.32 4.18 4.11 4.29 4.26 4.31 4.56 4.07 3.94 3.92 4.03
CA-ON | statcan/frozen-pizza               | 2021 | 4.28 3.99 4.00 3.99 4.06 4.13 4.10 4.03 3.99 4.02 4.02 4.03
CA-ON | statcan/frozen-pizza               | 2022 | 4.10 4.00 4.28 4.10 4.00 4.00 4.13 4.16 4.07 4.13 4.51 4.08
CA-ON | statcan/frozen-pizza               | 2023 | 4.77 4.61 4.78 4.77 4.63 4.78 4.89 4.93 4.61 4.87 4.65 4.69
CA-ON | statcan/frozen-pizza               | 2024 | 4.67 4.58 4.63 4.58
CA-ON | statcan/ground-beef                | 2019 | - - - 9.32 9.33 9.53 9.45 9.73 8.63 9.66 10.56 9.55
CA-ON | statcan/ground-beef                | 2020 | 9.48 9.54 10.01 11.05 12.04 11.12 10.33 8.81 9.01 9.44 9.53 9.89
CA-ON | statcan/ground-beef                | 2021 | 9.21 8.42 9.09 8.92 9.12 8.05 8.58 9.31 9.36 10.03 10.03 9.58
CA-ON | statcan/ground-beef                | 2022 | 10.31 10.02 10.16 10.47 10.08 9.91 10.48 10.58 11.13 9.85 10.21 10.15
CA-ON | statcan/ground-beef                | 2023 | 10.13 9.59 10.26 10.47 10.88 10.51 10.60 10.62 11.30 11.49 11.58 12.23
CA-ON | statcan/ground-beef                | 2024 | 11.06 11.09 11.49 11.29
CA-ON | statcan/hummus                     | 2019 | - - - 3.17 3.11 3.18 3.26 3.27 3.39 3.36 3.33 3.30
CA-ON | statcan/hummus                     | 2020 | 3.36 3.43 3.47 3.42 3.29 3.27 3.23 3.24 3.39 3.19 3.24 3.22
CA-ON | statcan/hummus                     | 2021 | 3.30 3.39 3.40 3.34 3.38 3.27 3.38 3.38 3.39 3.33 3.35 3.31
CA-ON | statcan/hummus                     | 2022 | 3.38 3.40 3.41 3.53 3.62 3.44 3.54 3.72 3.79 3.76 3.71 3.70
CA-ON | statcan/hummus                     | 2023 | 3.71 3.87 3.91 3.88 3.74 3.79 3.80 3.83 3.91 3.78 3.71 3.54
CA-ON | statcan/hummus                     | 2024 | 3.77 3.67 3.75 3.88
CA-ON | statcan/ketchup                    | 2019 | - - - 3.18 3.17 3.25 3.21 3.24 3.21 3.25 3.12 3.26
CA-ON | statcan/ketchup                    | 2020 | 3.28 3.20 3.28 3.33 3.18 3.25 3.21 3.24 3.20 3.21 3.30 3.39
CA-ON | statcan/ketchup                    | 2021 | 3.34 3.36 3.27 3.31 3.19 3.19 3.22 3.22 3.20 3.43 3.56 3.74
CA-ON | statcan/ketchup                    | 2022 | 3.84 3.92 3.96 4.06 4.06 3.95 3.91 4.06 4.04 4.01 3.94 4.16
CA-ON | statcan/ketchup                    | 2023 | 4.03 4.23 4.44 4.36 4.48 4.57 4.33 4.43 4.52 4.81 4.83 4.70
CA-ON | statcan/ketchup                    | 2024 | 4.67 4.66 4.78 4.58
CA-ON | statcan/margarine                  | 2019 | - - - 4.67 4.37 4.39 4.67 4.80 4.46 4.72 4.24 4.14
CA-ON | statcan/margarine                  | 2020 | 4.27 4.03 4.42 4.72 4.40 4.26 4.43 4.97 4.57 4.29 4.39 4.57
CA-ON | statcan/margarine                  | 2021 | 4.36 4.52 4.53 5.03 4.90 4.79 4.84 5.18 5.13 4.92 5.31 5.02
CA-ON | statcan/margarine                  | 2022 | 5.16 5.27 5.47 6.44 6.34 6.61 6.79 7.42 7.34 7.28 7.49 7.31
CA-ON | statcan/margarine                  | 2023 | 7.33 7.18 7.27 7.65 7.76 7.83 7.79 7.80 7.98 7.86 7.61 7.71
CA-ON | statcan/margarine                  | 2024 | 7.56 7.54 7.53 6.99
CA-ON | statcan/mayonnaise                 | 2019 | - - - 4.41 4.34 4.15 4.29 4.41 4.39 4.32 4.34 4.42
CA-ON | statcan/mayonnaise                 | 2020 | 4.40 4.35 4.57 4.71 4.38 4.42 4.56 4.55 4.52 4.53 4.56 4.54
CA-ON | statcan/mayonnaise                 | 2021 | 4.58 4.66 4.46 4.59 4.33 4.50 4.90 5.13 5.13 5.05 5.51 5.31
CA-ON | statcan/mayonnaise                 | 2022 | 5.34 5.53 5.73 6.10 5.92 6.08 6.18 6.27 6.38 6.19 6.09 6.39
CA-ON | statcan/mayonnaise                 | 2023 | 6.14 6.52 6.56 6.63 6.47 6.39 6.53 6.49 6.49 6.58 6.68 6.66
CA-ON | statcan/mayonnaise                 | 2024 | 6.28 6.22 6.33 6.25
CA-ON | statcan/meatless-burgers           | 2019 | - - - 4.59 6.13 5.92 6.15 6.09 5.91 5.60 5.66 5.52
CA-ON | statcan/meatless-burgers           | 2020 | 5.06 4.98 5.53 5.74 5.69 5.79 5.76 5.75 5.86 5.82 5.84 5.78
CA-ON | statcan/meatless-burgers           | 2021 | 5.69 5.59 5.77 5.98 5.86 5.81 5.78 5.94 5.95 5.95 5.94 6.06
CA-ON | statcan/meatless-burgers           | 2022 | 6.00 6.03 5.92 5.97 5.65 5.66 5.89 5.91 5.84 5.95 5.87 6.16
CA-ON | statcan/meatless-burgers           | 2023 | 5.78 6.00 5.91 5.96 5.82 5.81 5.92 5.96 5.93 5.88 5.81 5.99
CA-ON | statcan/meatless-burgers           | 2024 | 5.83 5.68 5.90 5.67
CA-ON | statcan/nut-milk                   | 2019 | - - - 3.80 3.78 3.81 3.87 3.85 3.72 3.62 3.74 3.86
CA-ON | statcan/nut-milk                   | 2020 | 3.71 3.69 3.80 3.80 3.83 3.67 3.67 3.54 3.82 3.72 3.75 3.85
CA-ON | statcan/nut-milk                   | 2021 | 3.68 3.75 3.81 3.63 3.73 3.83 3.79 3.68 3.71 3.74 3.61 3.82
CA-ON | statcan/nut-milk                   | 2022 | 3.62 3.74 3.86 3.93 3.92 3.85 3.89 3.93 3.98 4.05 4.11 3.91
CA-ON | statcan/nut-milk                   | 2023 | 4.17 4.06 4.14 4.28 3.96 4.23 4.11 4.05 4.15 4.22 3.83 4.19
CA-ON | statcan/nut-milk                   | 2024 | 4.10 3.99 4.08 4.14
CA-ON | statcan/pasta-sauce                | 2019 | - - - 1.95 2.01 2.05 1.97 2.18 2.04 2.03 1.98 2.17
CA-ON | statcan/pasta-sauce                | 2020 | 1.93 1.89 2.31 2.31 2.36 2.27 2.18 2.23 2.18 2.19 2.29 2.34
CA-ON | statcan/pasta-sauce                | 2021 | 2.18 2.22 2.34 2.11 2.15 2.30 2.39 2.34 2.21 2.37 2.32 2.43
CA-ON | statcan/pasta-sauce                | 2022 | 2.32 2.50 2.50 2.58 2.36 2.74 2.70 2.73 2.86 2.74 2.73 2.79
CA-ON | statcan/pasta-sauce                | 2023 | 3.03 2.83 3.18 3.09 3.20 2.97 3.17 3.04 2.94 3.11 3.14 3.31
CA-ON | statcan/pasta-sauce                | 2024 | 3.12 3.06 2.82 3.06
CA-ON | statcan/peanut-butter              | 2019 | - - - 4.76 4.67 4.87 4.48 4.57 4.34 4.44 4.42 4.40
CA-ON | statcan/peanut-butter              | 2020 | 4.55 4.32 4.58 4.87 4.65 4.43 4.65 4.57 4.41 4.51 4.53 4.54
CA-ON | statcan/peanut-butter              | 2021 | 4.52 4.83 5.02 4.72 4.90 4.74 4.67 4.74 4.86 4.73 5.06 4.80
CA-ON | statcan/peanut-butter              | 2022 | 4.60 5.19 5.32 5.37 5.34 5.41 5.34 5.43 5.49 5.53 5.21 5.69
CA-ON | statcan/peanut-butter              | 2023 | 5.54 5.74 6.27 6.08 6.17 6.48 6.18 6.00 6.17 6.23 6.25 6.21
CA-ON | statcan/peanut-butter              | 2024 | 5.69 5.90 5.92 5.94
CA-ON | statcan/salsa                      | 2019 | - - - 3.34 3.26 3.18 3.27 3.43 3.43 3.40 3.41 3.32
CA-ON | statcan/salsa                      | 2020 | 3.23 3.31 3.37 3.45 3.51 3.58 3.61 3.61 3.40 3.46 3.50 3.40
CA-ON | statcan/salsa                      | 2021 | 3.44 3.44 3.56 3.53 3.62 3.50 3.49 3.43 3.41 3.52 3.55 3.49
CA-ON | statcan/salsa                      | 2022 | 3.68 3.76 3.74 3.70 3.88 4.00 4.07 4.06 4.15 4.26 4.21 4.31
CA-ON | statcan/salsa                      | 2023 | 4.43 4.44 4.58 4.76 4.83 4.78 4.90 4.94 4.83 4.85 4.78 4.83
CA-ON | statcan/salsa                      | 2024 | 4.73 4.46 4.75 4.75
CA-ON | statcan/soy-milk                   | 2019 | - - - 3.81 3.84 3.87 3.89 3.88 3.70 3.57 3.74 3.94
CA-ON | statcan/soy-milk                   | 2020 | 3.75 3.68 3.80 3.78 3.86 3.63 3.69 3.49 3.83 3.68 3.75 3.87
CA-ON | statcan/soy-milk                   | 2021 | 3.64 3.84 3.82 3.61 3.77 3.95 3.85 3.66 3.71 3.73 3.58 3.86
CA-ON | statcan/soy-milk                   | 2022 | 3.64 3.84 3.98 4.04 3.98 3.91 3.94 3.92 4.00 4.16 4.22 3.79
CA-ON | statcan/soy-milk                   | 2023 | 4.18 4.08 4.13 4.43 3.99 4.28 4.12 4.11 4.25 4.32 3.87 4.26
CA-ON | statcan/soy-milk                   | 2024 | 4.12 3.92 4.16 4.25
CA-ON | statcan/tofu                       | 2019 | - - - 2.13 2.15 2.15 2.10 2.14 2.15 2.17 2.21 2.17
CA-ON | statcan/tofu                       | 2020 | 2.06 2.19 2.19 2.16 2.39 2.29 2.25 2.24 2.24 2.25 2.24 2.26
CA-ON | statcan/tofu                       | 2021 | 2.29 2.25 2.27 2.33 2.43 2.52 2.37 2.42 2.48 2.53 2.45 2.48
CA-ON | statcan/tofu                       | 2022 | 2.43 2.60 2.55 2.60 2.54 2.61 2.72 2.69 2.77 2.77 2.70 2.76
CA-ON | statcan/tofu                       | 2023 | 2.58 2.79 2.79 2.73 2.81 2.72 2.72 2.69 2.63 2.70 2.63 2.61
CA-ON | statcan/tofu                       | 2024 | 2.55 2.60 2.69 2.68
CA-ON | statcan/wheat-flour                | 2019 | - - - 4.53 4.72 4.77 4.79 4.80 4.64 4.53 4.44 4.48
CA-ON | statcan/wheat-flour                | 2020 | 4.68 4.61 4.78 4.59 5.27 5.37 5.06 5.01 4.70 4.67 4.43 4.58
CA-ON | statcan/wheat-flour                | 2021 | 4.81 4.81 4.50 4.74 4.93 4.91 4.95 4.80 4.64 4.66 4.75 4.69
CA-ON | statcan/wheat-flour                | 2022 | 4.86 4.90 5.14 5.19 5.19 5.19 5.46 5.64 5.48 5.56 5.46 5.64
CA-ON | statcan/wheat-flour                | 2023 | 5.66 5.68 5.65 5.66 5.77 5.72 5.81 5.63 5.59 5.65 5.52 5.64
CA-ON | statcan/wheat-flour                | 2024 | 5.57 4.98 4.12 5.09
CA-ON | statcan/white-bread                | 2019 | - - - 2.40 2.42 2.40 2.44 2.46 2.45 2.43 2.41 2.53
CA-ON | statcan/white-bread                | 2020 | 2.54 2.52 2.55 2.62 2.58 2.58 2.59 2.59 2.56 2.56 2.56 2.60
CA-ON | statcan/white-bread                | 2021 | 2.55 2.63 2.59 2.57 2.58 2.52 2.55 2.62 2.61 2.61 2.60 2.71
CA-ON | statcan/white-bread                | 2022 | 2.64 2.70 2.79 2.81 2.83 2.82 2.92 2.95 2.93 2.98 3.01 3.11
CA-ON | statcan/white-bread                | 2023 | 3.07 3.02 3.14 3.12 3.15 3.09 3.09 3.05 3.01 3.08 3.04 3.11
CA-ON | statcan/white-bread                | 2024 | 3.03 3.06 3.03 3.01
CA-ON | statcan/white-rice                 | 2019 | - - - 6.79 6.89 6.87 6.87 6.90 6.74 6.85 7.17 7.50
CA-ON | statcan/white-rice                 | 2020 | 7.42 7.51 7.36 7.95 7.83 7.87 7.86 7.73 7.77 7.73 7.75 7.92
CA-ON | statcan/white-rice                 | 2021 | 8.18 8.03 7.93 8.02 7.95 7.88 8.07 8.03 7.85 8.02 7.79 8.13
CA-ON | statcan/white-rice                 | 2022 | 8.30 8.49 8.59 9.04 8.92 8.84 8.92 8.80 9.18 8.94 9.24 9.08
CA-ON | statcan/white-rice                 | 2023 | 9.23 9.16 9.24 8.74 9.08 9.00 9.14 9.19 9.00 9.05 9.25 9.11
CA-ON | statcan/white-rice                 | 2024 | 9.26 8.99 8.96 8.86
CA-ON | statcan/white-sugar                | 2019 | - - - 2.02 2.07 1.89 2.09 2.06 1.84 1.62 1.90 2.06
CA-ON | statcan/white-sugar                | 2020 | 1.97 1.38 2.04 1.88 1.73 1.82 1.82 1.93 1.60 1.58 1.88 1.80
CA-ON | statcan/white-sugar                | 2021 | 1.86 1.52 1.65 2.14 2.13 2.16 2.11 2.22 1.68 2.20 2.25 2.38
CA-ON | statcan/white-sugar                | 2022 | 2.41 2.62 2.40 2.36 2.60 2.43 2.48 2.68 2.30 2.62 2.82 2.75
CA-ON | statcan/white-sugar                | 2023 | 2.85 2.99 2.45 2.51 2.89 2.73 2.82 2.87 2.26 2.65 2.68 3.01
CA-ON | statcan/white-sugar                | 2024 | 3.14 3.05 2.60 3.19
CA-ON | statcan/wieners                    | 2019 | - - - 3.24 3.16 3.32 3.55 3.49 3.46 3.20 3.46 3.40
CA-ON | statcan/wieners                    | 2020 | 3.69 3.08 3.80 3.87 4.06 4.38 3.76 3.69 3.65 3.68 3.86 3.99
CA-ON | statcan/wieners                    | 2021 | 3.79 3.92 3.92 3.99 3.93 4.06 4.06 4.20 4.12 4.19 4.11 4.40
CA-ON | statcan/wieners                    | 2022 | 4.22 4.20 3.95 4.39 4.48 4.56 4.60 4.44 4.38 4.53 4.50 4.56
CA-ON | statcan/wieners                    | 2023 | 4.39 4.42 4.39 4.22 4.26 4.40 4.50 4.14 4.23 4.11 4.22 4.33
CA-ON | statcan/wieners                    | 2024 | 4.07 4.07 4.42 4.28
CA-ON | statcan/yogurt                     | 2019 | - - - 2.47 2.35 2.41 2.43 2.39 2.36 2.37 2.39 2.34
CA-ON | statcan/yogurt                     | 2020 | 2.45 2.42 2.48 2.45 2.49 2.54 2.44 2.47 2.52 2.51 2.52 2.55
CA-ON | statcan/yogurt                     | 2021 | 2.52 2.51 2.58 2.51 2.55 2.57 2.57 2.65 2.63 2.64 2.63 2.64
CA-ON | statcan/yogurt                     | 2022 | 2.68 2.79 2.84 2.75 2.88 2.84 2.77 2.80 2.81 2.89 2.88 3.08
CA-ON | statcan/yogurt                     | 2023 | 3.02 2.95 3.02 3.03 3.04 3.07 3.15 3.09 3.14 3.08 3.05 3.33
CA-ON | statcan/yogurt                     | 2024 | 3.25 3.28 3.27 3.28
`;
