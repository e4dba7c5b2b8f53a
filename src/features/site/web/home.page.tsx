export default function HomePage() {
  return <h1 className="d1">Dal pieno allo zero, senza uno scalino.</h1>
}
