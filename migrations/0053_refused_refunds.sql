-- How often Stripe has refused a refund: each refusal makes the next attempt another call, since the same key gets the same answer.
ALTER TABLE refunds ADD COLUMN refusals integer NOT NULL DEFAULT 0 CONSTRAINT refunds_refusals_counted CHECK (refusals >= 0);
