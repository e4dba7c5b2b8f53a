/** Prices of the system as documented (MKT-10 to MKT-15), in CHF. */
export const marketingFigures = {
  price: 3900,
  discountPercent: 10,
  discountedPrice: 3510,
  hostingPerYear: 240,
  domainPerYear: 15,
  smsPerMonth: { from: 25, to: 50 },
  supportPerMonth: 100,
  weeks: { from: 4, to: 6 },
} as const
