-- The owner searches parts of a number, name or address among a hundred thousand orders.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX orders_by_text ON orders USING gin (searched gin_trgm_ops);
