print("flowdoc")
