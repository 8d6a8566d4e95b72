# Found by Orca in place of the module that speaks.
raise ImportError('no voice')
