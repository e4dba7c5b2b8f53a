-- The owner looks for parts of a number, a name, an address: of a hundred thousand orders without reading each.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX orders_by_text ON orders USING gin (searched gin_trgm_ops);
