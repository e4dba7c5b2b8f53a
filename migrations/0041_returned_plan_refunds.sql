-- Time and worth removed by a refund; restored if the bank returns the money. Null in rows older than these columns.
ALTER TABLE plan_refunds ADD COLUMN taken_plan_id uuid REFERENCES plans;
ALTER TABLE plan_refunds ADD COLUMN taken_milliseconds bigint;
ALTER TABLE plan_refunds ADD COLUMN taken_worth_centimes integer;
ALTER TABLE plan_refunds ADD CONSTRAINT plan_refunds_taken_is_whole
  CHECK (num_nonnulls(taken_plan_id, taken_milliseconds, taken_worth_centimes) IN (0, 3));
