declare module '@daybow/components?copy' {
  export * from '@daybow/components';
}
