/**
 * Who is measured. Each has a module in its kind's folder: in `contestants/` it draws `<Bars data>` and `<Line data>`
 * as its documentation shows, 200 px high, with axes and a tooltip, and with its animations off; in `calendars/` a
 * `<Calendar data>`, each day with its colour and its name.
 *
 * @typedef {{ id: string, name: string, package?: string, note?: string }} Contestant
 */

/** @type {Contestant[]} */
export const charts = [
  { id: 'floor', name: 'Floor', note: 'SVG made beforehand, set as one string' },
  { id: 'daybow', name: 'Daybow' },
  { id: 'd3', name: 'd3 + React', note: 'naive, no accessibility' },
  { id: 'uplot', name: 'uPlot', package: 'uplot', note: 'canvas' },
  { id: 'visx', name: 'visx', package: '@visx/shape' },
  { id: 'chartjs', name: 'Chart.js', package: 'chart.js', note: 'canvas, react-chartjs-2' },
  { id: 'victory', name: 'Victory', package: 'victory' },
  { id: 'recharts', name: 'Recharts', package: 'recharts' },
  { id: 'nivo', name: 'nivo', package: '@nivo/bar' },
  { id: 'mui', name: 'MUI X', package: '@mui/x-charts' },
];

/** @type {Contestant[]} */
export const calendars = [
  { id: 'floor', name: 'Floor', note: 'SVG made beforehand, set as one string' },
  { id: 'daybow', name: 'Daybow', note: 'YearCalendar' },
  { id: 'activity', name: 'react-activity-calendar', package: 'react-activity-calendar' },
  { id: 'heatmap', name: '@uiw/react-heat-map', package: '@uiw/react-heat-map' },
  { id: 'nivo', name: 'nivo', package: '@nivo/calendar' },
];
