-- How often Stripe has refused a refund: each refusal makes the next attempt another call, since the same key gets the same answer.
ALTER TABLE refunds ADD COLUMN refusals integer NOT NULL DEFAULT 0 CONSTRAINT refunds_refusals_counted CHECK (refusals >= 0);

-- How much a lost dispute took off the order before it was sent. It is ordered again should the dispute be won after all.
ALTER TABLE refunds ADD COLUMN cut_centimes integer NOT NULL DEFAULT 0 CONSTRAINT refunds_cut_positive CHECK (cut_centimes >= 0);
