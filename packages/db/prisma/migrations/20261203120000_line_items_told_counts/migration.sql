-- A line item that does not count says so (api-37): whoever adds up what is told would claim a beer otherwise.
CREATE OR REPLACE FUNCTION line_item_told(line JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'id', line -> 'id', 'receiptId', line -> 'receipt_id', 'purchaseDate', line -> 'purchase_date',
    'category', line -> 'category', 'kind', line -> 'kind', 'currency', line -> 'currency',
    'price', dollars_told(line -> 'price'), 'originalPrice', dollars_told(line -> 'regular_price'),
    'extraCost', dollars_told(line -> 'extra_cost'), 'counts', line -> 'counts')
$$;
