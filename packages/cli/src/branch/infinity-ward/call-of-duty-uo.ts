/** United Offensive's branch and its record classes, for `openAs` and for types. */
export * from '@brushwork/formats/branch/infinity-ward/call-of-duty-uo';
