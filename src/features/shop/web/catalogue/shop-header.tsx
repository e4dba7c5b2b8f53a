import { shopTexts } from '../../shop.it.ts'

export function ShopHeader() {
  return (
    <div>
      <h1 className="d2">{shopTexts.title}</h1>
      <p className="lead" style={{ marginTop: 10 }}>
        {shopTexts.lead}
      </p>
    </div>
  )
}
