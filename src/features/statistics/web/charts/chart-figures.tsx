import type { ChartPoint } from './chart-point.ts'

type Props = {
  title: string
  columns: readonly [label: string, value: string]
  points: readonly ChartPoint[]
}

export function ChartFigures({ title, columns: [label, value], points }: Props) {
  return (
    <div className="vh">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              <td>{point.shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
