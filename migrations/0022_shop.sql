-- Products sold in the shop.
CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL CONSTRAINT products_name_length CHECK (length(name) BETWEEN 1 AND 120),
  brand text NOT NULL DEFAULT '' CONSTRAINT products_brand_length CHECK (length(brand) <= 60),
  description text NOT NULL DEFAULT '' CONSTRAINT products_description_length CHECK (length(description) <= 2000),
  category text NOT NULL CONSTRAINT products_category CHECK (category IN (
    'shampoo', 'conditioner', 'styling', 'beard_care', 'hair_oil', 'pomade', 'wax', 'gel', 'aftershave', 'cologne', 'tools',
    'accessories', 'gift_sets', 'other')),
  price_centimes integer NOT NULL CONSTRAINT products_price_positive CHECK (price_centimes > 0),
  -- Address of an uploaded or a drawn picture.
  image_url text,
  is_active boolean NOT NULL DEFAULT true,
  is_featured boolean NOT NULL DEFAULT false,
  -- Items in stock, without ordered and reserved ones.
  quantity integer NOT NULL DEFAULT 0 CONSTRAINT products_stock_not_negative CHECK (quantity >= 0),
  min_quantity integer NOT NULL DEFAULT 5 CONSTRAINT products_min_quantity_not_negative CHECK (min_quantity >= 0),
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  searched text NOT NULL GENERATED ALWAYS AS (folded(name || ' ' || brand || ' ' || description)) STORED
);
CREATE INDEX products_in_shop ON products (is_featured DESC, folded(name), id) WHERE (is_active AND deleted_at IS NULL);

-- Order numbers of a year have no gaps: each is taken in the transaction of its order.
CREATE TABLE order_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL CONSTRAINT order_numbers_positive CHECK (last > 0)
);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_number text NOT NULL CONSTRAINT orders_number_unique UNIQUE
    CONSTRAINT orders_number_form CHECK (order_number ~ '^F4-\d{4}-\d{5,}$'),
  status text NOT NULL CONSTRAINT orders_status
    CHECK (status IN ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  -- Account with the order in its history; null for guests.
  user_id uuid REFERENCES users,
  customer_id uuid REFERENCES customers,
  -- Buyer and billing address; removed when the buyer is anonymized.
  name text NOT NULL,
  email text,
  phone text,
  address text,
  postal_code text,
  city text,
  pays_online boolean NOT NULL,
  total_centimes integer NOT NULL CONSTRAINT orders_total_positive CHECK (total_centimes > 0),
  -- Sums of the payments; each writer of a payment updates them.
  paid_centimes integer NOT NULL DEFAULT 0 CONSTRAINT orders_paid_not_negative CHECK (paid_centimes >= 0),
  refunded_centimes integer NOT NULL DEFAULT 0
    CONSTRAINT orders_refunds_within_paid CHECK (refunded_centimes BETWEEN 0 AND paid_centimes),
  payment_status text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN paid_centimes = 0 THEN 'pending'
    WHEN refunded_centimes = paid_centimes THEN 'refunded'
    WHEN refunded_centimes > 0 THEN 'partially_refunded'
    WHEN paid_centimes < total_centimes THEN 'pending'
    ELSE 'paid' END) STORED,
  forgotten_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  searched text NOT NULL GENERATED ALWAYS AS
    (folded(order_number || ' ' || name || ' ' || coalesce(email, ''))) STORED
);
CREATE INDEX orders_by_age ON orders (created_at DESC, id DESC);
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id DESC);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX orders_of_customer ON orders (customer_id, created_at) WHERE (customer_id IS NOT NULL);
-- Guests are anonymized by age and by address.
CREATE INDEX orders_of_guests ON orders (created_at) WHERE (user_id IS NULL AND forgotten_at IS NULL);
CREATE INDEX orders_of_address ON orders (lower(email)) WHERE (email IS NOT NULL);

-- Copied at the sale: later changes of the product's name, price or picture do not affect it.
CREATE TABLE order_items (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products,
  position integer NOT NULL,
  name text NOT NULL,
  image_url text,
  price_centimes integer NOT NULL CONSTRAINT order_items_price_positive CHECK (price_centimes > 0),
  quantity integer NOT NULL CONSTRAINT order_items_quantity CHECK (quantity BETWEEN 1 AND 99),
  PRIMARY KEY (order_id, product_id)
);
CREATE INDEX order_items_of_product ON order_items (product_id);
CREATE INDEX order_items_by_image ON order_items (image_url) WHERE (image_url IS NOT NULL);

CREATE FUNCTION find_customer_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_id := customer_of(NEW.user_id, NEW.email, NULL, split_part(NEW.name, ' ', 1),
    ltrim(substr(NEW.name, length(split_part(NEW.name, ' ', 1)) + 1)), NEW.phone, NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER orders_find_customer BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION find_customer_of_order();

ALTER TABLE payments ADD COLUMN order_id uuid REFERENCES orders ON DELETE SET NULL;
CREATE INDEX payments_of_order ON payments (order_id) WHERE (order_id IS NOT NULL);

-- Items reserved for an order or an open payment. Returning them to stock deletes the row, so that it happens once.
CREATE TABLE stock_claims (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  product_id uuid NOT NULL REFERENCES products,
  quantity integer NOT NULL CONSTRAINT stock_claims_quantity_positive CHECK (quantity > 0),
  -- Deferred, because items are reserved before their order or payment is written with its total.
  order_id uuid REFERENCES orders ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  payment_id uuid REFERENCES payments DEFERRABLE INITIALLY DEFERRED,
  -- End of an unpaid reservation; other orders may take the items afterwards.
  expires_at timestamptz,
  CONSTRAINT stock_claims_of_one CHECK (num_nonnulls(order_id, payment_id) = 1),
  CONSTRAINT stock_claims_of_payments_end CHECK ((payment_id IS NULL) = (expires_at IS NULL)),
  CONSTRAINT stock_claims_once_per_order UNIQUE (order_id, product_id),
  CONSTRAINT stock_claims_once_per_payment UNIQUE (payment_id, product_id)
);
CREATE INDEX stock_claims_ending ON stock_claims (product_id, expires_at) WHERE (expires_at IS NOT NULL);

-- Every change of the stock with its cause; the sum of the changes is the stock.
CREATE TABLE stock_movements (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  product_id uuid NOT NULL REFERENCES products,
  change integer NOT NULL CONSTRAINT stock_movements_change CHECK (change <> 0),
  quantity_after integer NOT NULL,
  cause text NOT NULL CONSTRAINT stock_movements_cause
    CHECK (cause IN ('created', 'set', 'added', 'subtracted', 'ordered', 'reserved', 'cancelled', 'released')),
  order_id uuid REFERENCES orders ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  -- Name at the time of the change; null for changes by the shop's rules.
  actor_name text,
  at timestamptz NOT NULL
);
CREATE INDEX stock_movements_of_product ON stock_movements (product_id, id DESC);
CREATE INDEX stock_movements_of_order ON stock_movements (order_id) WHERE (order_id IS NOT NULL);
