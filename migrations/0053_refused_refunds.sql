-- Number of times Stripe refused the refund. Each retry needs a new idempotency key, as a used key repeats its answer.
ALTER TABLE refunds ADD COLUMN refusals integer NOT NULL DEFAULT 0 CONSTRAINT refunds_refusals_counted CHECK (refusals >= 0);

-- Amount that a lost dispute removed from the unsent refund; ordered again if the shop wins the dispute after all.
ALTER TABLE refunds ADD COLUMN cut_centimes integer NOT NULL DEFAULT 0 CONSTRAINT refunds_cut_positive CHECK (cut_centimes >= 0);
